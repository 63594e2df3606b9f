/** Pictures beyond it are no scans of papers: whoever opens them runs out of memory. */
const mostPixels = 60_000_000

export const isSizeOfScan = (width: number, height: number): boolean => width > 0 && height > 0 && width * height <= mostPixels
