import ExpandLess from "@mui/icons-material/ExpandLess";
import ExpandMore from "@mui/icons-material/ExpandMore";
import { Box, Collapse, List, ListItemButton, ListItemText } from "@mui/material";
import { useEffect, useState } from "react";
import { Link as RouterLink } from "react-router-dom";
import { shownBorder } from "../theme/forcedColours.ts";
import { type Place, resourceItems, sections } from "./Block.ts";
import { toPlace, toSearch } from "./place.ts";

const entry = {
  borderRadius: 1,
  py: 0.75,
  "&.Mui-selected": { fontWeight: 600, color: "primary.main", ...shownBorder },
  "& .MuiListItemText-primary": { fontSize: "0.9375rem", fontWeight: "inherit" },
};

/** The hub's left menu: exactly one section is selected, and below Resources exactly one sub-item. */
export function SideMenu({ place, onNavigate }: { place: Place; onNavigate?: () => void }) {
  const [expanded, setExpanded] = useState(place.section === "resources");
  useEffect(() => {
    if (place.section === "resources") setExpanded(true);
  }, [place.section, place.item]);

  return (
    <Box component="nav" aria-label="Guide">
      <List disablePadding>
        {sections.map(({ id, label }) =>
          id === "resources" ? (
            <li key={id}>
              <ListItemButton
                sx={entry}
                selected={place.section === id}
                aria-expanded={expanded}
                aria-controls="resources-menu"
                onClick={() => setExpanded(!expanded)}
              >
                <ListItemText primary={label} />
                {expanded ? <ExpandLess fontSize="small" /> : <ExpandMore fontSize="small" />}
              </ListItemButton>
              <Collapse in={expanded} id="resources-menu">
                <List
                  disablePadding
                  aria-label="Resources"
                  sx={{ pl: 1.5, ml: 1.5, borderLeft: 1, borderColor: "divider" }}
                >
                  {resourceItems.map((item) => (
                    <MenuLink
                      key={item.id}
                      label={item.label}
                      to={toPlace(id, item.id)}
                      selected={place.item === item.id}
                      onNavigate={onNavigate}
                    />
                  ))}
                </List>
              </Collapse>
            </li>
          ) : (
            <MenuLink
              key={id}
              label={label}
              to={toPlace(id)}
              selected={place.section === id}
              onNavigate={onNavigate}
            />
          ),
        )}
      </List>
    </Box>
  );
}

type MenuLinkProps = { label: string; to: Place; selected: boolean; onNavigate: (() => void) | undefined };

function MenuLink({ label, to, selected, onNavigate }: MenuLinkProps) {
  return (
    <li>
      <ListItemButton
        component={RouterLink}
        to={`/${toSearch(to)}`}
        sx={entry}
        selected={selected}
        aria-current={selected ? "page" : undefined}
        onClick={onNavigate}
      >
        <ListItemText primary={label} />
      </ListItemButton>
    </li>
  );
}
