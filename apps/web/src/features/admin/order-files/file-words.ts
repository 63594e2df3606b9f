const thousand = 1024

/** 812 KB, 3.4 MB. */
export const fileSize = (bytes: number): string =>
  bytes < thousand * thousand
    ? `${Math.max(1, Math.round(bytes / thousand))} KB`
    : `${(bytes / thousand / thousand).toFixed(1)} MB`
