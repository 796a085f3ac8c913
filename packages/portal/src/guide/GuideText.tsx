import { supportUrl } from "virtual:support";
import { Link } from "@mui/material";
import { Link as RouterLink } from "react-router-dom";
import { usePortal } from "../shell/PortalContext.ts";
import type { Text } from "./Block.ts";
import { fillIn } from "./fillIn.ts";
import { type Inline, toInlines } from "./inline.ts";
import { toTarget } from "./target.ts";

/** A line of guide text with its code, emphasis and links. */
export function GuideText({ text }: { text: Text }) {
  const { configuration } = usePortal();
  return toInlines(fillIn(text, configuration)).map((inline, index) => <Run key={index} inline={inline} />);
}

function Run({ inline }: { inline: Inline }) {
  switch (inline.kind) {
    case "plain":
      return inline.text;
    case "code":
      return <code>{inline.text}</code>;
    case "strong":
      return <strong>{inline.text}</strong>;
    case "link":
      return <GuideLink text={inline.text} target={inline.target} />;
  }
}

function GuideLink({ text, target }: { text: string; target: string }) {
  const { configuration } = usePortal();
  const place = toTarget(target);
  if (place.kind === "portal")
    return (
      <Link component={RouterLink} to={place.to}>
        {text}
      </Link>
    );
  if (place.kind === "outside") return <Link href={place.href}>{text}</Link>;
  return <Link href={place.kind === "account" ? configuration.myAccountUrl : supportUrl}>{text}</Link>;
}
