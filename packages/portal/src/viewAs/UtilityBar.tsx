import { Box, Button, Typography } from "@mui/material";
import { useEndViewAs } from "@talent/contract/portal-api/hooks";
import { usePortal } from "../shell/PortalContext.ts";

/** While an admin views as a client: says so at the top of every screen and offers to end it. */
export function UtilityBar() {
  const { session, user } = usePortal();
  const end = useEndViewAs({
    mutation: {
      onSuccess: (answer) => {
        if (!answer.isError) session.logOut();
      },
      onError: (error) => console.error("Viewing as a client could not be ended.", error),
    },
  });
  if (!user.mimicClient) return null;
  return (
    <Box
      component="section"
      aria-label="Viewing as a client"
      sx={{
        display: "flex",
        flexWrap: "wrap",
        gap: 2,
        alignItems: "center",
        justifyContent: "center",
        px: 2,
        py: 0.75,
        bgcolor: "warning.main",
        color: "warning.contrastText",
      }}
    >
      <Typography sx={{ fontWeight: 600, minWidth: 0, overflowWrap: "anywhere" }}>
        <span>You are viewing the portal as {user.clientName}.</span> Nothing you do spends the client's call
        units.
      </Typography>
      <Button
        color="inherit"
        variant="outlined"
        size="small"
        loading={end.isPending}
        onClick={() => end.mutate()}
        sx={{ "&:focus-visible": { outlineColor: "currentcolor" } }}
      >
        End session
      </Button>
    </Box>
  );
}
