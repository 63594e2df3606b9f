import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { FieldErrors, SearchChoices, SearchFlow, SearchFormProps, SearchPlan } from './search-frame'

/** The submit of a search form (S4.11); its rules and what follows are fetched with the first submit. */
export function useSearchFlow<Params>(
  { employee, onPersonal }: Pick<SearchFormProps, 'employee' | 'onPersonal'>,
  flow: SearchFlow<Params>,
) {
  const navigate = useNavigate()
  const [errors, setErrors] = useState<FieldErrors>({})
  const [searching, setSearching] = useState(false)
  const search = async (choices: SearchChoices, plan: () => SearchPlan<Params> | Promise<SearchPlan<Params>>) => {
    if (searching) return
    setErrors({})
    setSearching(true)
    try {
      const [{ submitSearch }, planned] = await Promise.all([import('./submit-search'), plan()])
      const go = (path: string) => void navigate(path)
      await submitSearch(planned, choices, { ...flow, employee, onErrors: setErrors, onPersonal, go })
    } finally {
      setSearching(false)
    }
  }
  return { search, errors, clear: () => setErrors({}), searching }
}
