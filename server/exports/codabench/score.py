"""Scores a run against the gold of a release. Needs nothing but Python's standard library.

usage: python3 score.py INPUT OUTPUT

INPUT/ref has datasets.json and the gold of each dataset, INPUT/res the run: a file of the same name for each dataset, with a
score on each line and perhaps a tab and a confidence of 0 or more. An empty line of the gold is an item without gold, which is
not scored. OUTPUT gets scores.json.
"""

import json
import math
import os
import re
import sys


NUMBER = re.compile(r"[+-]?([0-9]+[.]?[0-9]*|[.][0-9]+)([eE][+-]?[0-9]+)?")


class Fault(Exception):
    """What is wrong with a run, in one sentence."""


def main(input_folder, output_folder):
    reference = os.path.join(input_folder, "ref")
    run = os.path.join(input_folder, "res")
    with open(os.path.join(reference, "datasets.json"), encoding="utf-8") as file:
        described = json.load(file)
    datasets = []
    faults = []
    for dataset in described["datasets"]:
        gold = read_gold(os.path.join(reference, dataset["file"]))
        try:
            scores, confidences = read_run(run, dataset["file"], len(gold))
        except Fault as fault:
            faults.append(str(fault))
            continue
        kept = [at for at, value in enumerate(gold) if value is not None]
        datasets.append(
            {
                "key": dataset["key"],
                "gold": [gold[at] for at in kept],
                "scores": [scores[at] for at in kept],
                "confidences": None if confidences is None else [confidences[at] for at in kept],
            }
        )
    if faults:
        raise Fault("\n".join(faults))
    result = evaluate(datasets)
    with open(os.path.join(output_folder, "scores.json"), "w", encoding="utf-8") as file:
        json.dump(result, file, indent=2, sort_keys=True)
        file.write("\n")


def read_gold(path):
    with open(path, encoding="utf-8") as file:
        lines = file.read().split("\n")[:-1]
    return [float(line) if line.strip() else None for line in lines]


def read_run(folder, name, count):
    path = find(folder, name)
    if path is None:
        raise Fault(f"{name}: the run has no such file. Put one into the archive for each dataset.")
    try:
        with open(path, encoding="utf-8-sig", newline="") as file:
            text = file.read()
    except UnicodeDecodeError:
        raise Fault(f"{name}: this is not UTF-8 text.") from None
    lines = text.replace("\r\n", "\n").split("\n")
    if lines[-1] == "":
        lines.pop()
    if len(lines) != count:
        raise Fault(f"{name}: {len(lines)} lines, but the inputs have {count}.")
    scores, confidences, sure = [], [], None
    for number, line in enumerate(lines, 1):
        cells = line.split("\t")
        if len(cells) > 2:
            raise Fault(f"{name}, line {number}: {len(cells)} columns. Keep the score and the confidence.")
        scores.append(number_in(cells[0], name, number, "score"))
        if sure is None:
            sure = len(cells) == 2
        if sure != (len(cells) == 2):
            raise Fault(f"{name}, line {number}: give a confidence on every line, or on none.")
        if sure:
            confidence = number_in(cells[1], name, number, "confidence")
            if confidence < 0:
                raise Fault(f"{name}, line {number}: a confidence is 0 or more.")
            confidences.append(confidence)
    return scores, confidences if sure else None


def find(folder, name):
    """The file of this name, also in a folder of the archive."""
    for place, _, names in sorted(os.walk(folder)):
        if name in names:
            return os.path.join(place, name)
    return None


def number_in(cell, name, line, kind):
    # Python's own reading takes 1_0 and digits of other scripts for numbers, too.
    value = float(cell) if NUMBER.fullmatch(cell.strip(" \t")) else math.nan
    if not math.isfinite(value):
        raise Fault(f"{name}, line {line}: {cell.strip()!r} is not a {kind}. Write a number such as 3.5.")
    return value


def evaluate(datasets):
    n = sum(len(dataset["gold"]) for dataset in datasets)
    result = {}
    mean = total = spearman_total = 0.0
    weighted_mean = 0.0
    weighted = all(dataset["confidences"] is not None for dataset in datasets)
    for dataset in datasets:
        gold, scores = dataset["gold"], dataset["scores"]
        r = pearson(scores, gold)
        result[dataset["key"]] = r
        mean += r * len(gold) / n
        total += r
        spearman_total += pearson(ranks(scores), ranks(gold))
        if weighted:
            weighted_mean += pearson(scores, gold, dataset["confidences"]) * len(gold) / n
    gold = [value for dataset in datasets for value in dataset["gold"]]
    scores = [value for dataset in datasets for value in dataset["scores"]]
    fitted = [value for dataset in datasets for value in fit(dataset["scores"], dataset["gold"])]
    result.update(mean=mean, sum=total, spearman_sum=spearman_total)
    result["all"] = pearson(scores, gold)
    result["all_norm"] = pearson(fitted, gold)
    if weighted:
        sure = [value for dataset in datasets for value in dataset["confidences"]]
        result["weighted_all"] = pearson(scores, gold, sure)
        result["weighted_mean"] = weighted_mean
    return result


def pearson(a, b, weights=None):
    weights = [1.0] * len(a) if weights is None else weights
    total = math.fsum(weights)
    if total == 0:
        raise Fault("All confidences are 0, so nothing can be weighed.")
    mean_a = math.fsum(w * x for w, x in zip(weights, a)) / total
    mean_b = math.fsum(w * y for w, y in zip(weights, b)) / total
    together = math.fsum(w * (x - mean_a) * (y - mean_b) for w, x, y in zip(weights, a, b))
    square_a = math.fsum(w * (x - mean_a) ** 2 for w, x in zip(weights, a))
    square_b = math.fsum(w * (y - mean_b) ** 2 for w, y in zip(weights, b))
    if square_a == 0 or square_b == 0:
        raise Fault("All scores of a dataset are equal, so they have no correlation.")
    return max(-1.0, min(1.0, together / math.sqrt(square_a) / math.sqrt(square_b)))


def ranks(values):
    """Ranks from 1; equal values share the mean of theirs."""
    order = sorted(range(len(values)), key=lambda at: values[at])
    result = [0.0] * len(values)
    first = 0
    while first < len(order):
        last = first
        while last + 1 < len(order) and values[order[last + 1]] == values[order[first]]:
            last += 1
        for at in range(first, last + 1):
            result[order[at]] = (first + last) / 2 + 1
        first = last + 1
    return result


def fit(scores, gold):
    """Scores on the gold's scale by the straight line that fits them best."""
    mean_score = math.fsum(scores) / len(scores)
    mean_gold = math.fsum(gold) / len(gold)
    together = math.fsum((x - mean_score) * (y - mean_gold) for x, y in zip(scores, gold))
    squares = math.fsum((x - mean_score) ** 2 for x in scores)
    slope = 0.0 if squares == 0 else together / squares
    return [mean_gold + slope * (x - mean_score) for x in scores]


if __name__ == "__main__":
    try:
        main(sys.argv[1], sys.argv[2])
    except Fault as fault:
        sys.exit(str(fault))
