import { Link, Typography } from "@mui/material";
import { headerRoom } from "../theme/tokens.ts";
import { GuideText } from "./GuideText.tsx";

/** A heading with an anchor of its own; the sign beside it is the link to it. */
export function Heading({ level, id, text }: { level: 2 | 3; id: string; text: string }) {
  return (
    <Typography
      id={id}
      variant={level === 2 ? "h2" : "h3"}
      sx={{
        mt: level === 2 ? 5 : 3,
        mb: 1.5,
        // Room for the sign, which stands beside the last line however full that is.
        pr: 4,
        scrollMarginTop: headerRoom,
        "&:hover a, & a:focus-visible": { opacity: 1 },
      }}
    >
      <GuideText text={text} />{" "}
      <Link
        href={`#${id}`}
        aria-label={`Link to “${text}”`}
        underline="none"
        sx={{ opacity: 0, position: "absolute", ml: 1 }}
      >
        #
      </Link>
    </Typography>
  );
}
