import { Box } from "@mui/material";
import type { PortalConfiguration } from "@talent/contract/portal-api";
import { useGetPortalConfiguration, useGetUserDetails } from "@talent/contract/portal-api/hooks";
import { useEffect, useMemo, useState } from "react";
import { configureCalls } from "../calls/configureCalls.ts";
import { createUserManager } from "../session/createUserManager.ts";
import { forgetFarewell, readFarewell } from "../session/farewell.ts";
import { forgetRedirects } from "../session/RedirectGuard.ts";
import { LogOutFailed, openSession, type Session } from "../session/Session.ts";
import { pushInteraction } from "../tracking/pushInteraction.ts";
import { SomethingWentWrong } from "./ErrorFallback.tsx";
import { LoadingScreen } from "./LoadingScreen.tsx";
import { LoggedOut } from "./LoggedOut.tsx";
import { PortalContext } from "./PortalContext.ts";
import { PortalScreens } from "./PortalScreens.tsx";
import { explain } from "./states.tsx";

/** How long a session lasts without another login before it is taken to stand, in milliseconds. */
const standsAfterMs = 10_000;

/** The portal from nothing: its configuration, then the login, then the user, then the screens. */
export function App() {
  const { data, error, refetch } = useGetPortalConfiguration({
    query: { staleTime: Number.POSITIVE_INFINITY },
  });
  if (error)
    return (
      <PortalFailed
        what="The portal's settings could not be loaded."
        error={new Error(explain(error), { cause: error })}
        onTryAgain={refetch}
      />
    );
  return data ? <SignedIn configuration={data} /> : <LoadingScreen />;
}

function SignedIn({ configuration }: { configuration: PortalConfiguration }) {
  const [session, setSession] = useState<Session>();
  const [failure, setFailure] = useState<Error>();
  const [ended, setEnded] = useState(false);
  const [farewell, setFarewell] = useState(() => readFarewell(sessionStorage));
  useEffect(() => {
    if (farewell !== undefined) return;
    const fail = (cause: unknown) => setFailure(toError(cause));
    sessionOf(configuration, fail)
      .then((opened) => {
        configureCalls(configuration, opened);
        setSession(opened);
        void opened.ended.then(() => setEnded(true));
      })
      .catch(fail);
  }, [configuration, farewell]);

  if (farewell !== undefined)
    return (
      <LoggedOut
        why={farewell}
        onSignIn={() => {
          forgetFarewell(sessionStorage);
          setFarewell(undefined);
        }}
      />
    );

  if (session && failure instanceof LogOutFailed)
    return (
      <PortalFailed
        what="You could not be logged out: you are still signed in."
        error={withCause(failure)}
        onTryAgain={() => {
          setFailure(undefined);
          session.logOut(failure.why);
        }}
      />
    );
  if (failure)
    return (
      <PortalFailed what="You could not be signed in." error={withCause(failure)} onTryAgain={startAnew} />
    );
  if (session && ended)
    return (
      <LoggedOut
        onSignIn={() => {
          forgetRedirects(sessionStorage);
          session.logIn();
        }}
      />
    );
  return session ? <ActiveUser configuration={configuration} session={session} /> : <LoadingScreen />;
}

function ActiveUser({ configuration, session }: { configuration: PortalConfiguration; session: Session }) {
  const {
    data: user,
    error,
    refetch,
  } = useGetUserDetails({ query: { staleTime: Number.POSITIVE_INFINITY } });
  const active = user?.isactive === true;
  const refused = user !== undefined && !active;
  const portal = useMemo(() => user && { configuration, session, user }, [configuration, session, user]);

  useEffect(() => {
    if (refused) session.logOut(inactive(user.userEmail));
  }, [refused, user, session]);
  useEffect(() => {
    if (!user || !active) return;
    pushInteraction(configuration.adminPublicServiceUrl, user.userID, session.id);
    // Not at once: the next call may be refused as soon as it is made, over and over.
    const stands = setTimeout(() => forgetRedirects(sessionStorage), standsAfterMs);
    return () => clearTimeout(stands);
  }, [active, user, session, configuration]);

  if (error && error.status !== 401 && error.status !== 403)
    return (
      <PortalFailed
        what="You are signed in, but your user details could not be loaded, and the portal cannot be shown without them."
        error={new Error(explain(error), { cause: error })}
        onTryAgain={refetch}
      />
    );
  if (!portal || !active) return <LoadingScreen />;
  return (
    <PortalContext value={portal}>
      <PortalScreens />
    </PortalContext>
  );
}

function inactive(email: string): string {
  return `The account ${email} is not active, so that it cannot open the portal. Ask an administrator of your organisation, or sign in with another account.`;
}

type Failed = { what: string; error: Error; onTryAgain: () => unknown };

function PortalFailed({ what, error, onTryAgain }: Failed) {
  return (
    <Box component="main" sx={{ px: { xs: 2, md: 4 } }}>
      <SomethingWentWrong what={what} error={error} onTryAgain={() => void onTryAgain()} />
    </Box>
  );
}

let opening: Promise<Session> | undefined;

/** The one session of this page; a second look at it must not start a second login. */
function sessionOf(
  configuration: PortalConfiguration,
  onFailed: (failure: unknown) => void,
): Promise<Session> {
  const portalUrl = new URL("/api/", location.href).href;
  opening ??= openSession(createUserManager(configuration.identity, portalUrl), onFailed);
  return opening;
}

function startAnew(): void {
  forgetRedirects(sessionStorage);
  location.assign("/api/");
}

function toError(cause: unknown): Error {
  return cause instanceof Error ? cause : new Error(String(cause));
}

function withCause(error: Error): Error {
  return error.cause instanceof Error
    ? new Error(`${error.message} ${error.cause.message}`, { cause: error })
    : error;
}
