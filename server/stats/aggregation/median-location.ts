import { median } from "../median";
import { type Location } from "./location";
import { errorOfMean } from "./mean-location";

/** How much less certain the median is than the mean when the values are normal: √(π / 2). */
const lessCertain = Math.sqrt(Math.PI / 2);

/**
 * The median; of an even number of values the mean of the middle two. Its standard error is that of the mean times
 * √(π / 2), which holds for many normal values and is a rule of thumb for a few.
 * Source: Laplace 1812; as a rule of thumb Kendall and Stuart 1958.
 */
export const medianLocation: Location = {
  value: (values) => median(values).value!,
  error: (values) => {
    const error = errorOfMean(values);
    return error && { ...error, standardError: error.standardError * lessCertain };
  },
};
