export const milliseconds = (value: number): string =>
  `${value >= 100 ? value.toFixed(0) : value.toFixed(value >= 10 ? 1 : 2)} ms`
export const microseconds = (value: number): string => `${value >= 100 ? value.toFixed(0) : value.toFixed(1)} µs`
export const whole = (value: number): string => Math.round(value).toLocaleString('en-US')
export const perSecond = (value: number): string => `${whole(value)}/s`
export const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`
export const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(0)} MB`

/** `met` or `**missed**` for a table's last column. */
export const verdict = (met: boolean): string => (met ? 'met' : '**missed**')
