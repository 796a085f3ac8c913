import { useColorScheme } from "@mui/material/styles";

/** The theme that is shown, light or dark, whether chosen or the system's. */
export function useResolvedScheme(): "light" | "dark" {
  const { mode, systemMode } = useColorScheme();
  return (mode === "system" ? systemMode : mode) === "dark" ? "dark" : "light";
}
