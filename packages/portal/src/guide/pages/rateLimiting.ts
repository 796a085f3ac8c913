import type { GuidePage } from "../Block.ts";

export const rateLimiting: GuidePage = {
  place: { section: "rate-limiting" },
  title: "Rate Limiting",
  summary: "What a call costs, how fast you may call, and how to stay inside both without guessing.",
  blocks: [
    { kind: "title", id: "limits", text: "The limits of a subscription" },
    {
      kind: "list",
      items: [
        "At most **5 requests per second**, whatever they cost. Refused requests count here too.",
        "At most **180 call units per minute**.",
        "The **service limit**: an annual quota of call units, agreed in your subscription.",
      ],
    },
    { kind: "title", id: "levels", text: "Levels" },
    {
      kind: "paragraph",
      text: "Every endpoint has a level, which bounds how often it may be called, and a price in call units. Both stand beside each operation of the [API reference](route:/endpoints).",
    },
    {
      kind: "table",
      caption: "Levels and their limits",
      columns: ["Level", "Usual price", "Requests per minute", "With a quota of 1,000,000 units"],
      rows: [
        ["Level 1", "1 unit", "180", "1,000,000 requests"],
        ["Level 2", "3 units", "60", "333,333 requests"],
        ["Level 3", "10 units", "12", "100,000 requests"],
      ],
    },
    {
      kind: "note",
      tone: "info",
      text: "Twelve Level 3 requests cost 120 units, less than the 180 of a minute. Both bounds hold: the rest of the minute's units is left for the other levels.",
    },
    { kind: "subtitle", id: "other-prices", text: "Endpoints with a price of their own" },
    {
      kind: "table",
      caption: "Endpoints that differ from their level",
      columns: ["Endpoint", "Level", "Call units", "Requests a minute"],
      rows: [
        ["[Posting duration](operation:Posting duration)", "2", "4", "45"],
        ["[Overall rating](operation:Overall rating) (the sentiment dashboard)", "2", "4", "45"],
        ["[Graduate supply](operation:Graduate supply)", "2", "6", "30"],
        ["[Reviews](operation:Reviews)", "1", "1", "180"],
        ["[Access token](operation:Access token) and health checks", "none", "0", "5 a second"],
      ],
    },
    {
      kind: "paragraph",
      text: "Level 3, 10 units each: summary, skill adjacencies, ethnic and gender diversity, location factors, location recommendations, remote job distribution and sentiment analysis.",
    },
    { kind: "title", id: "what-is-free", text: "What costs nothing" },
    {
      kind: "paragraph",
      text: "A request that is refused (a status from 400 to 499) costs no call units. It still counts for the five per second, so a loop of invalid requests slows down your valid ones. One that fails on the side of the API (from 500 on) is not taken from the annual quota either, but from the units of the minute.",
    },
    { kind: "title", id: "headers", text: "Reading where you stand" },
    {
      kind: "paragraph",
      text: "Every answer to an authenticated call, refusals included, tells the limits and what is left of them, in the header fields of the IETF draft. The [Call units](operation:Call units) endpoint tells what the organisation and you have consumed; the meter at the top of this page shows the same, and asks that endpoint, at one unit a look.",
    },
    {
      kind: "code",
      label: "Rate-limit fields of an answer",
      samples: [
        {
          language: "HTTP",
          code: `RateLimit-Policy: "burst";q=5;w=1, "units";q=180;w=60, "level2";q=60;w=60, "quota";q=1000000;w=31536000
RateLimit: "burst";r=4;t=1, "units";r=177;t=60, "level2";r=59;t=60, "quota";r=999997;t=31449600`,
        },
      ],
    },
    {
      kind: "table",
      caption: "Parameters of the fields",
      columns: ["Parameter", "Meaning"],
      rows: [
        ["`q`", "How much the limit allows in one window"],
        ["`w`", "Length of the window, seconds"],
        ["`r`", "How much is left of it now"],
        ["`t`", "Seconds until it is full again"],
      ],
    },
    { kind: "title", id: "too-many", text: "When it is too much" },
    {
      kind: "table",
      caption: "Refusals for too much",
      columns: ["Status", "apiCode", "What happened", "What to do"],
      rows: [
        [
          "429",
          "`TOO_MANY_REQUESTS`",
          "Throttling limits exceeded",
          "Wait the seconds named in `Retry-After`, then repeat.",
        ],
        [
          "429",
          "`QUOTA_EXPIRED`",
          "The annual quota is used up",
          "Repeating is no use. Ask your administrator for more units.",
        ],
      ],
    },
    {
      kind: "code",
      label: "Repeat a throttled request",
      samples: [
        {
          language: "TypeScript",
          code: `async function patiently(send: () => Promise<Response>): Promise<Response> {
  for (;;) {
    const response = await send();
    if (response.status !== 429) return response;
    const { apiCode } = await response.clone().json();
    if (apiCode !== "TOO_MANY_REQUESTS") return response; // the quota is used up
    const wait = Number(response.headers.get("Retry-After"));
    await new Promise((resume) => setTimeout(resume, wait * 1000));
  }
}`,
        },
        {
          language: "Python",
          code: `import json, time, urllib.error, urllib.request

def patiently(request):
    while True:
        try:
            return urllib.request.urlopen(request)
        except urllib.error.HTTPError as error:
            if error.code != 429:
                raise
            api_code = json.load(error)["apiCode"]
            if api_code != "TOO_MANY_REQUESTS":  # the quota is used up
                error.msg = api_code
                raise
            time.sleep(int(error.headers["Retry-After"]))`,
        },
      ],
    },
    {
      kind: "note",
      tone: "info",
      text: "Answers change only when the dataset does: keep them for a day, and most of your calls are not needed. The `ETag` of an answer, sent back as `If-None-Match`, spares you the body where nothing has changed, not the call: that costs as much as the answer.",
    },
  ],
};
