export interface Log {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

/** One line of JSON per event, as the HTTP log writes them. */
const write =
  (level: number) =>
  (fields: object, message: string): void => {
    const plain = Object.fromEntries(
      Object.entries(fields).map(([key, value]) => [
        key,
        value instanceof Error ? { message: value.message, stack: value.stack } : value,
      ]),
    )
    process.stderr.write(`${JSON.stringify({ level, time: Date.now(), ...plain, msg: message })}\n`)
  }

export const consoleLog = { info: write(30), warn: write(40), error: write(50) }
