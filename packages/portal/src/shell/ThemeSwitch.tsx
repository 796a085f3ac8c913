import DarkModeOutlined from "@mui/icons-material/DarkModeOutlined";
import LightModeOutlined from "@mui/icons-material/LightModeOutlined";
import { IconButton } from "@mui/material";
import { useColorScheme } from "@mui/material/styles";
import { useResolvedScheme } from "../theme/useResolvedScheme.ts";

/** Switches between light and dark; until it is used, the system's preference holds. */
export function ThemeSwitch() {
  const { setMode } = useColorScheme();
  const dark = useResolvedScheme() === "dark";
  const label = dark ? "Switch to the light theme" : "Switch to the dark theme";
  return (
    <IconButton
      title={label}
      aria-label={label}
      color="inherit"
      onClick={() => setMode(dark ? "light" : "dark")}
    >
      {dark ? <LightModeOutlined /> : <DarkModeOutlined />}
    </IconButton>
  );
}
