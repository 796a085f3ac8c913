import {
  Alert,
  Autocomplete,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from "@mui/material";
import type { Client } from "@talent/contract/portal-api";
import { useSearchClients, useStartViewAs } from "@talent/contract/portal-api/hooks";
import { useState } from "react";
import { usePortal } from "../shell/PortalContext.ts";
import { explain } from "../shell/states.tsx";
import { useDebounced } from "./useDebounced.ts";

/** How long the search for clients waits for the next key, milliseconds. */
const searchDelayMs = 300;

/** Lets an admin find a client and see the portal as that client. */
export function ViewAsDialog({ onClose }: { onClose: () => void }) {
  const { session } = usePortal();
  const [text, setText] = useState("");
  const [client, setClient] = useState<Client | null>(null);
  const term = useDebounced(text.trim(), searchDelayMs);
  const search = useSearchClients({ term }, { query: { enabled: term !== "" } });
  const start = useStartViewAs({
    mutation: {
      onSuccess: (answer) => {
        if (!answer.isError) session.logOut();
      },
    },
  });
  const failed = start.error !== null || start.data?.isError === true;

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="view-as-title">
      <DialogTitle id="view-as-title">View as a client</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          You will be logged out and see the portal as this client after logging in again. The bar at the top
          ends it. Nothing you do spends the client's call units.
        </DialogContentText>
        <Autocomplete
          options={search.data?.data ?? []}
          value={client}
          loading={search.isFetching}
          filterOptions={(options) => options}
          isOptionEqualToValue={(option, value) => option.id === value.id}
          onChange={(_, chosen) => setClient(chosen)}
          onInputChange={(_, value) => setText(value)}
          noOptionsText={emptyText(term, search.error)}
          slotProps={{ paper: { elevation: 8, role: "region", "aria-label": "Clients found", sx: framed } }}
          renderInput={(parameters) => <TextField {...parameters} label="Client" autoFocus />}
        />
        {failed && (
          <Alert severity="error" sx={{ mt: 2 }}>
            Error occured while mimicking client
          </Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant="contained"
          disabled={client === null}
          loading={start.isPending}
          onClick={() => client && start.mutate({ params: { clientId: client.id } })}
        >
          View as this client
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** The list stands out from the dialog it lies on. */
const framed = { border: 1, borderColor: "divider" };

function emptyText(term: string, error: unknown): string {
  if (error) return explain(error);
  return term === "" ? "Type a part of the client's name." : "No client has this in its name.";
}
