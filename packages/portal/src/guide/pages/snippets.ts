import type { Sample } from "../Block.ts";

/** The first line of samples in TypeScript: how their client is installed, which the server has packed. */
export const installClient = "// npm install {{portalUrl}}/api/packages/talent-client.tgz\n";

/** The same of samples with hooks. */
export const installHooks =
  "// npm install {{portalUrl}}/api/packages/talent-contract.tgz react @tanstack/react-query\n";

/** How to get an access token, in each language. */
export const tokenSnippet: Sample[] = [
  {
    language: "curl",
    code: `curl -s "{{authUrl}}/auth/token" \\
  -u "$TALENT_KEY:$TALENT_SECRET" \\
  -A "my-tool/1.0" \\
  -d grant_type=client_credentials`,
  },
  {
    language: "TypeScript",
    code: `${installClient}import { createTalentClient } from "@talent/client";

// The client fetches a token when it needs one and renews it before it expires.
const talent = createTalentClient({
  baseUrl: "{{apiUrl}}",{{authOption}}
  key: process.env.TALENT_KEY ?? "",
  secret: process.env.TALENT_SECRET ?? "",
});`,
  },
  {
    language: "Python",
    code: `import base64, json, os, urllib.request

pair = f"{os.environ['TALENT_KEY']}:{os.environ['TALENT_SECRET']}"
request = urllib.request.Request(
    "{{authUrl}}/auth/token",
    data=b"grant_type=client_credentials",
    headers={
        "Authorization": "Basic " + base64.b64encode(pair.encode()).decode(),
        "User-Agent": "my-tool/1.0",
    },
)
token = json.load(urllib.request.urlopen(request))["access_token"]`,
  },
];

/** A first question, in each language. */
export const demandSnippet: Sample[] = [
  {
    language: "curl",
    code: `curl -s "{{apiUrl}}/v1/lmi/demand?country=US&talentprofile=205" \\
  -H "authorizationToken: $TOKEN"`,
  },
  {
    language: "TypeScript",
    code: `const { data, error } = await talent.GET("/v1/lmi/demand", {
  params: { query: { country: "US", talentprofile: "205" } },
});
console.log(error ?? data?.data?.demand.count);`,
  },
  {
    language: "React hook",
    code: `${installHooks}import { useGetDemand } from "@talent/contract/data-api/hooks";

export function DemandFigure() {
  const { data, isPending, error } = useGetDemand({ country: "US", talentprofile: "205" });
  if (isPending) return <p>Loading</p>;
  if (error) return <p>{error.message}</p>;
  return <p>{data.data?.demand.count} postings</p>;
}`,
  },
  {
    language: "Python",
    code: `request = urllib.request.Request(
    "{{apiUrl}}/v1/lmi/demand?country=US&talentprofile=205",
    headers={"authorizationToken": token},
)
print(json.load(urllib.request.urlopen(request))["data"]["demand"]["count"])`,
  },
];
