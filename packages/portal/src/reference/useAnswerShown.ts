import { type RefObject, useEffect, useState } from "react";

/**
 * Brings the console's answer into view as it arrives, for the button that asks stays in view while the place of the
 * answer may be below the window. Gives what a screen reader is told of it, e.g. "Answered 200 OK"; empty before.
 */
export function useAnswerShown(box: RefObject<HTMLElement | null>): string {
  const [told, setTold] = useState("");
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    let asked = false;
    const look = () => {
      // What turns beside the button's name while an answer is awaited.
      if (element.querySelector(".SendButtonHolder .sl-mr-1") !== null) {
        asked = true;
        setTold("");
        return;
      }
      const panel = asked ? answerPanel(element) : undefined;
      if (panel === undefined) return;
      asked = false;
      setTold(tell(panel));
      panel.scrollIntoView({ block: "nearest" });
    };
    const observer = new MutationObserver(look);
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [box]);
  return told;
}

/** The panel Elements draws below its button for an answer, or for a request that reached nobody. */
function answerPanel(element: HTMLElement): Element | undefined {
  return [...element.querySelectorAll(".TryItPanel ~ .sl-panel")].find((panel) =>
    /^(Response|Error)/.test(panel.querySelector(".sl-panel__titlebar")?.textContent?.trim() ?? ""),
  );
}

function tell(panel: Element): string {
  const status = /\b[1-5]\d\d [A-Z][\w ]*/.exec(
    panel.querySelector(".sl-panel__content-wrapper")?.textContent ?? "",
  );
  return status ? `Answered ${status[0]}` : "The request was not answered";
}
