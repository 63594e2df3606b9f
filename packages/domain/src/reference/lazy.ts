/** Makes a value when it is first asked for and keeps it: large tables cost nothing until somebody needs them. */
export function lazy<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => (made ??= { value: make() }).value
}
