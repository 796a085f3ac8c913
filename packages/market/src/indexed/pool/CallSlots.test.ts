import { describe, expect, it } from "vitest";
import { CallSlots, numberAfter, slotOf } from "./CallSlots.ts";
import { mostInHand } from "./messages.ts";

describe("the slots of calls", () => {
  it("hold for one thread what another put there", () => {
    const asker = new CallSlots();
    const answerer = new CallSlots(asker.memory);
    expect(asker.put(1, "Füße 足 \u{1f463}")).toBe(true);
    asker.put(2, "second");
    asker.ask(2);
    expect(answerer.asked).toBe(2);
    expect(answerer.read(1)).toBe("Füße 足 \u{1f463}");
    answerer.put(1, "answer");
    answerer.setTook(1, 0.125);
    answerer.answer(1);
    expect([asker.answered, asker.read(1), asker.took(1)]).toEqual([1, "answer", 0.125]);
    expect(asker.read(2)).toBe("second");
  });

  it("say of a text that is too long, or of none, that it comes in a message, and never cut one", () => {
    const slots = new CallSlots();
    const longest = "a".repeat(4_096);
    expect(slots.put(1, longest)).toBe(true);
    expect(slots.read(1)).toBe(longest);
    expect(slots.put(1, `${longest}a`)).toBe(false);
    expect(slots.read(1)).toBeUndefined();
    expect(slots.put(1, "足".repeat(1_366))).toBe(false);
    expect(slots.put(1, undefined)).toBe(false);
    expect(slots.read(1)).toBeUndefined();
  });

  it("ask for one waking until the asker looks", () => {
    const slots = new CallSlots();
    expect([slots.answer(1), slots.answer(2), slots.answer(3)]).toEqual([true, false, false]);
    slots.looking();
    expect([slots.answer(4), slots.answer(5)]).toEqual([true, false]);
  });

  it("are each another one's as long as no more calls are in hand than there are slots, around the largest number too", () => {
    let number = 2 ** 31 - 20;
    const slots = Array.from({ length: mostInHand }, () => {
      number = numberAfter(number);
      return slotOf(number);
    });
    expect(number).toBeLessThan(0);
    expect(new Set(slots).size).toBe(mostInHand);
    expect(Math.min(...slots)).toBe(0);
  });
});
