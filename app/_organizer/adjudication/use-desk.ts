"use client";

import { useMutation } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useReducer, useRef, useState } from "react";
import { useTRPC, useTRPCClient } from "@/app/_trpc/client";
import { useErrorSentences } from "@/app/_trpc/error-sentence";
import { thrownRefusal } from "@/app/_trpc/refusal";
import { adjudicationKey } from "@/server/domain/adjudication/adjudication-key";
import type { AdjudicationCase, AdjudicationQueue } from "@/server/domain/adjudication/contracts";
import { retrySeconds } from "@/app/_annotator/hit/sending";
import { deskReducer, startDesk, type MadeDecision } from "./desk-state";
import { keepDecisions, keptDecisions } from "./kept-decisions";

/** So few items in hand ask for more before they are done. */
const fewLeft = 4;

/** The decisions of one person at one desk: kept in the browser, sent one after the other until the server has them. */
export function useDesk(project: string, queue: AdjudicationQueue) {
  const trpc = useTRPC();
  const server = useTRPCClient();
  const { sentenceOf } = useErrorSentences();
  const [state, dispatch] = useReducer(deskReducer, queue, startDesk);
  const isResumed = useRef(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const decide = useMutation(trpc.adjudication.decide.mutationOptions());
  const undo = useMutation(trpc.adjudication.undo.mutationOptions());
  const unsent = state.made.filter(({ id }) => id === null);
  const [next] = unsent;
  /** Beginnings and ends of decisions and undoings: counts read meanwhile hold some of them and not others. */
  const changes = useRef(0);
  const underWay = useRef(0);

  /** The decision that was sent last, and what became of it: its id, or null where the server has it not. */
  const sent = useRef<{ item: AdjudicationCase; id: Promise<string | null> } | null>(null);

  const send = useEffectEvent(async ({ item, decision, reason, note }: MadeDecision) => {
    const { itemId, dimensionId, judgments } = item;
    const judgedValues = judgments.map(({ value }) => value);
    const key = adjudicationKey(item);
    changes.current += 1;
    underWay.current += 1;
    try {
      const input = { project, itemId, dimensionId, judgedValues, decision, reason, note };
      const { id } = await decide.mutateAsync(input);
      dispatch({ type: "stored", key, id });
      setAttempt(0);
      return id;
    } catch (error) {
      if (thrownRefusal(error).reason === "unreachable") setAttempt((before) => before + 1);
      else {
        setProblem(sentenceOf(error));
        dispatch({ type: "refused", key });
      }
      return null;
    } finally {
      changes.current += 1;
      underWay.current -= 1;
    }
  });

  const resume = useEffectEvent(() => {
    isResumed.current = true;
    dispatch({ type: "resumed", made: keptDecisions(project) });
  });
  useEffect(() => resume(), []);

  const keep = useEffectEvent(() => keepDecisions(project, unsent));
  const nextKey = next === undefined ? null : adjudicationKey(next.item);
  useEffect(() => {
    if (isResumed.current) keep();
  }, [state.made]);

  const sendNext = useEffectEvent(() => {
    if (next !== undefined) sent.current = { item: next.item, id: send(next) };
  });
  useEffect(() => {
    if (nextKey === null) return;
    const again = () => sendNext();
    const timer = setTimeout(again, attempt === 0 ? 0 : retrySeconds(attempt) * 1_000);
    addEventListener("online", again);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", again);
    };
  }, [nextKey, attempt]);

  const last = state.cases.at(-1);
  const storedCount = state.made.length - unsent.length;
  const fetchMore = useEffectEvent(async () => {
    const after = last && {
      itemId: last.itemId,
      dimensionId: last.dimensionId,
      range: last.range,
      ciWidth: last.ciWidth,
      isEscalated: last.isEscalated,
    };
    // The server may count a decision already whose answer is still on its way to here.
    const isQuiet = underWay.current === 0;
    const changesBefore = changes.current;
    // Asked past the query cache, which would answer with what an earlier question, still under way, finds.
    const asked = server.adjudication.queue.query({ project, ...(after && { after }) });
    const found = await asked.catch(() => null);
    if (found === null) return;
    const isExact = isQuiet && changes.current === changesBefore;
    dispatch({ type: "fetched", queue: found, isExact });
  });
  const isShort = state.cases.length < fewLeft;
  useEffect(() => {
    if (!isShort || storedCount === 0) return;
    const timer = setTimeout(() => void fetchMore());
    return () => clearTimeout(timer);
  }, [isShort, storedCount]);

  const takeBack = async () => {
    const made = state.made.at(-1);
    if (made === undefined) return false;
    changes.current += 1;
    underWay.current += 1;
    try {
      const id = made.id ?? (sent.current?.item === made.item ? await sent.current.id : null);
      if (id !== null) await undo.mutateAsync({ project, id });
      dispatch({ type: "undone", made });
      setProblem(null);
      return true;
    } catch (error) {
      setProblem(sentenceOf(error));
      return false;
    } finally {
      changes.current += 1;
      underWay.current -= 1;
    }
  };

  return {
    ...{ state, dispatch, problem, takeBack },
    /** Decisions made here since the counts were read. */
    madeSince: state.made.length - state.counts.madeBefore,
    isStuck: attempt > 0,
    unsentCount: unsent.length,
  };
}
