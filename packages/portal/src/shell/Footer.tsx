import { supportUrl, termsUrl } from "virtual:support";
import { Box, Container, Link, Typography } from "@mui/material";
import { widths } from "../theme/tokens.ts";
import { usePortal } from "./PortalContext.ts";
import { SiblingLinks } from "./SiblingLinks.tsx";

const count = new Intl.NumberFormat("en");

/** What a reader must know of where the postings come from. */
const origins = {
  demonstration: ", all of them synthetic: made up for demonstration",
  ingested: ", all of them real advertisements",
  mixed: ", real advertisements mixed with synthetic ones",
} as const;

/** The shared footer: sibling products, My Account, support and terms, and which dataset the figures come from. */
export function Footer() {
  const { configuration } = usePortal();
  const { dataset, myAccountUrl, release } = configuration;
  return (
    <Box component="footer" sx={{ bgcolor: "bar.main", color: "bar.text", mt: 6 }}>
      <Container maxWidth={false} sx={{ maxWidth: widths.contentMax, px: { xs: 2, md: 4 }, py: 3 }}>
        <Box sx={{ display: "flex", flexWrap: "wrap", justifyContent: "space-between", columnGap: 4 }}>
          <SiblingLinks label="Products, footer" />
          <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 3 }}>
            <FooterLink href={myAccountUrl}>My Account</FooterLink>
            <FooterLink href={supportUrl}>Support</FooterLink>
            <FooterLink href={termsUrl}>Terms of service</FooterLink>
          </Box>
        </Box>
        <Typography variant="body2" sx={{ mt: 1.5, color: "bar.soft" }}>
          {dataset.label}. {count.format(dataset.postings)} postings as of{" "}
          <Box component="span" sx={{ whiteSpace: "nowrap" }}>
            {dataset.asOf}
          </Box>
          {origins[dataset.origin]}. Release {release}.
        </Typography>
      </Container>
    </Box>
  );
}

function FooterLink({ href, children }: { href: string; children: string }) {
  return (
    <Link href={href} color="inherit" underline="hover" sx={{ py: 0.875, fontSize: "0.8125rem" }}>
      {children}
    </Link>
  );
}
