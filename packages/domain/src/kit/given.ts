type Given<Parts> = { [Key in keyof Parts]?: Exclude<Parts[Key], undefined> }

/** Those of the parts that are there: what is lacking is left out of an answer or a row. A loop, since lists are made of it. */
export function given<Parts extends object>(parts: Parts): Given<Parts> {
  const there: Partial<Parts> = {}
  for (const key in parts) if (parts[key] !== undefined) there[key] = parts[key]
  return there as Given<Parts>
}
