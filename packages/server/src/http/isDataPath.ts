const dataPath = /^\/(v\d+|health)(\/|\?|$)/;

/** Whether an address, with or without its query, lies under the data API's paths, known or not. */
export const isDataPath = (url: string): boolean => dataPath.test(url);
