/**
 * Reads what is stored, of whatever version it says to be; a body without `version` is of the first, from before versions were written.
 * Rows are never rewritten: each version that was ever written has its reader.
 */
export function readStored<Newest>(
  what: string,
  body: unknown,
  readers: Readonly<Record<number, (body: never) => Newest>>,
): Newest {
  const { version = 1 } = body as { version?: number }
  const read = readers[version]
  if (!read) throw new Error(`${what} of version ${version} is unknown`)
  return read(body as never)
}
