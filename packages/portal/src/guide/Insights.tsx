import { List, ListItem, ListItemText } from "@mui/material";
import { useSearchInsights } from "@talent/contract/portal-api/hooks";
import { EmptyPart, FailedPart, LoadingPart } from "../shell/states.tsx";

const firstPage = {
  categories: ["All"],
  pageno: 1,
  totalrecords: 6,
  fromdate: "2020-01-01",
  todate: "2099-12-31",
  searchtext: "",
};

/** The six newest market insights. */
export function Insights() {
  const { data, error, isPending, refetch } = useSearchInsights(firstPage);
  if (isPending) return <LoadingPart label="insights" lines={6} />;
  if (error) return <FailedPart what="Insights" error={error} onTryAgain={() => void refetch()} />;
  const insights = data.data.insightslist;
  if (insights.length === 0) return <EmptyPart>There is no insight yet.</EmptyPart>;
  return (
    <List
      aria-label="Insights"
      sx={{ border: 1, borderColor: "divider", borderRadius: 1, bgcolor: "background.paper", mb: 3 }}
    >
      {insights.map((insight, index) => (
        <ListItem key={insight.id} divider={index < insights.length - 1}>
          <ListItemText primary={insight.title} />
        </ListItem>
      ))}
    </List>
  );
}
