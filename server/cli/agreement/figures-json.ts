import type { AgreementFigure } from "@/server/domain/agreement/figure";
import { nestedFigures, type AgreementFigures } from "@/server/domain/agreement/report";
import type { AlphaLevel } from "@/server/stats/agreement/krippendorff-alpha";
import type { BootstrapInterval } from "@/server/stats/intervals/bootstrap";

interface Computed {
  level: AlphaLevel;
  figures: AgreementFigures;
  pairs: number;
  /** A second interval of alpha, where one was asked for. */
  bootstrap?: BootstrapInterval | null;
}

/** The report's figures by name, and the customary ones where programs look for them. */
export function figuresJson({ level, figures, pairs, ...rest }: Computed) {
  const { alpha, interTagger, pairwise, others } = nestedFigures(figures);
  const { percent, ...further } = others;
  return {
    alpha: { ...alphaJson(level, alpha), ...rest },
    pairwise: {
      ...plainFigures({
        pearson: pairwise?.pearson,
        spearman: pairwise?.spearman,
        kendall: pairwise?.kendall,
      }),
      pairs,
    },
    interTagger: plainFigures({ pearson: interTagger?.pearson, spearman: interTagger?.spearman }),
    further: { percentAgreement: percent, ...further },
    figures,
  };
}

/** The ends are null where there is no interval, with the reason. */
function alphaJson(level: AlphaLevel, alpha: AgreementFigure | undefined) {
  if (alpha === undefined || alpha.value === null) {
    return { level, value: null, reason: alpha?.reason, low: null, high: null };
  }
  const { value, n } = alpha;
  return alpha.interval === null
    ? { level, value, n, low: null, high: null, intervalReason: "no_spread" }
    : { level, value, n, low: alpha.low, high: alpha.high, method: alpha.interval };
}

/** Figures as plain numbers; those without a value are null and have their reason beside them. */
export function plainFigures<Name extends string>(
  figures: Record<Name, AgreementFigure | undefined>,
): Record<Name, number | null> & { reasons?: Partial<Record<Name, string>> } {
  const entries = Object.entries<AgreementFigure | undefined>(figures);
  const reasons = entries.flatMap(([name, figure]) => {
    if (figure === undefined) return [[name, "nominal"]];
    return figure.value === null ? [[name, figure.reason]] : [];
  });
  return {
    ...Object.fromEntries(entries.map(([name, figure]) => [name, figure?.value ?? null])),
    ...(reasons.length === 0 ? {} : { reasons: Object.fromEntries(reasons) }),
  } as Record<Name, number | null> & { reasons?: Partial<Record<Name, string>> };
}
