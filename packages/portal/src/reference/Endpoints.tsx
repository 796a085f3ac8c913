import { Alert, Box, Button } from "@mui/material";
import visuallyHidden from "@mui/utils/visuallyHidden";
import { API } from "@stoplight/elements";
import { useThemeStore } from "@stoplight/mosaic";
import documentUrl from "@talent/contract/data-api/openapi.json?url";
import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { usePortal } from "../shell/PortalContext.ts";
import { explain, FailedPart, LoadingPart } from "../shell/states.tsx";
import { useDocumentTitle } from "../shell/useDocumentTitle.ts";
import { useResolvedScheme } from "../theme/useResolvedScheme.ts";
import { storeConsoleToken } from "./consoleToken.ts";
import { exampleValues, summaryInHash } from "./fillExample.ts";
import { OperationAddon } from "./OperationAddon.tsx";
import "./reference.css";
import "./code.css";
import "./printed.css";
import { type ApiDocument, tokenSchemes, toReferenceDocument } from "./toReferenceDocument.ts";
import { useAnswerShown } from "./useAnswerShown.ts";
import { useConsoleDraft } from "./useConsoleDraft.ts";
import { useConsoleMount } from "./useConsoleMount.ts";
import { useConsoleToken } from "./useConsoleToken.ts";
import { useCountedCalls } from "./useCountedCalls.ts";
import { useOperationAtTop } from "./useOperationAtTop.ts";
import { useShownOperation } from "./useShownOperation.ts";
import { useTidyReference } from "./useTidyReference.ts";
import { WrongOperation } from "./WrongOperation.tsx";

/** The interactive API reference with its console. */
export function Endpoints() {
  const [operation, setOperation] = useState(() => summaryInHash(location.hash));
  useDocumentTitle(operation === undefined ? "API docs" : `${operation} · API docs`);
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ["data API document"],
    queryFn: readDocument,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (isPending)
    return (
      <Box sx={{ py: 4 }}>
        <LoadingPart label="API reference" lines={10} />
      </Box>
    );
  if (error)
    return (
      <Box sx={{ py: 4 }}>
        <FailedPart what="The API reference" error={error} onTryAgain={() => void refetch()} />
      </Box>
    );
  return <Reference document={data} onShown={setOperation} />;
}

async function readDocument(): Promise<ApiDocument> {
  const response = await fetch(documentUrl);
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  return response.json();
}

type Shown = { document: ApiDocument; onShown: (summary: string | undefined) => void };

function Reference({ document, onShown }: Shown) {
  const { configuration, user } = usePortal();
  const scheme = useResolvedScheme();
  const box = useRef<HTMLDivElement>(null);
  const { token, refusal, tryAgain } = useConsoleToken();
  // Elements reads the token once, as it mounts; so it must be stored before that.
  const mount = useConsoleMount(token, box);
  useMemo(() => mount !== undefined && storeConsoleToken(mount, tokenSchemes(document)), [mount, document]);
  useEffect(() => useThemeStore.getState().setMode(scheme), [scheme]);
  const codes = user.subscribedCountries.map((subscribed) => subscribed.code);
  const country = codes.includes("US") ? "US" : (codes[0] ?? "US");
  const shown = useMemo(
    () => toReferenceDocument(document, configuration, country),
    [document, configuration, country],
  );
  const examples = useCallback(
    (summary: string) => exampleValues(document, summary, country),
    [document, country],
  );
  useTidyReference(box, examples, mount, useConsoleDraft(box));
  useOperationAtTop(box);
  useShownOperation(box, onShown);
  const told = useAnswerShown(box);
  useCountedCalls(document, told, token !== undefined);

  return (
    <Box ref={box} className="reference" data-theme={scheme}>
      <Box role="status" sx={visuallyHidden}>
        {told}
      </Box>
      <WrongOperation document={document} box={box} />
      {user.mimicClient && (
        <Alert severity="info" variant="outlined" sx={{ mt: 2 }}>
          You are viewing the portal as a client, so the console is given no token and spends nothing of the
          client's call units. To send a request, enter a token of your own.
        </Alert>
      )}
      {refusal && (
        <Alert
          severity="warning"
          variant="outlined"
          sx={{ mt: 2 }}
          action={
            tryAgain && (
              <Button color="inherit" size="small" onClick={tryAgain} sx={{ whiteSpace: "nowrap" }}>
                Try again
              </Button>
            )
          }
        >
          {token === undefined ? "The console has no token." : "The console's token could not be renewed."}{" "}
          {explain(refusal)}
        </Alert>
      )}
      <API
        key={mount ?? "without token"}
        apiDescriptionDocument={shown}
        router="hash"
        layout="responsive"
        hideSchemas
        hideExport
        tryItCredentialsPolicy="omit"
        renderExtensionAddon={OperationAddon}
      />
    </Box>
  );
}
