import { createContext, use, useEffect, useId, useMemo, useState } from 'react'

/** Told by every field in which something stands that is no value. */
type Tell = (field: string, invalid: boolean) => void

const InvalidFields = createContext<Tell>(() => undefined)
export const InvalidFieldsProvider = InvalidFields.Provider

/** How many fields of a page hold what is no value; they keep the last value until it is mended. */
export function useInvalidFields(): { count: number; tell: Tell } {
  const [fields, setFields] = useState<ReadonlySet<string>>(new Set())
  const tell = useMemo(
    () => (field: string, invalid: boolean) =>
      setFields((before) => {
        if (before.has(field) === invalid) return before
        const next = new Set(before)
        if (invalid) next.add(field)
        else next.delete(field)
        return next
      }),
    [],
  )
  return { count: fields.size, tell }
}

/** A field that is gone holds nothing any more. */
export function useTellInvalid(invalid: boolean): void {
  const tell = use(InvalidFields)
  const field = useId()
  useEffect(() => {
    tell(field, invalid)
    return () => tell(field, false)
  }, [tell, field, invalid])
}
