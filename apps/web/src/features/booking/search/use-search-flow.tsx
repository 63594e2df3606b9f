import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import type { ApplicationChoice } from './application-chooser'
import type { SearchFormProps } from '../product/screens'
import type { FieldErrors, SearchChoices, SearchFlow, SearchPlan } from './search-frame'

const ApplicationChooser = lazy(() => import('./application-chooser').then((module) => ({ default: module.ApplicationChooser })))

/** The submit of a search form (S4.11); its rules and what follows are fetched with the first submit. */
export function useSearchFlow<Params>(
  { employee, onPersonal, edited }: Pick<SearchFormProps, 'employee' | 'onPersonal' | 'edited'>,
  flow: SearchFlow<Params>,
) {
  const navigate = useNavigate()
  const [errors, setErrors] = useState<FieldErrors>({})
  const [searching, setSearching] = useState(false)
  const [choice, setChoice] = useState<ApplicationChoice>()
  const search = async (choices: SearchChoices, plan: () => SearchPlan<Params> | Promise<SearchPlan<Params>>) => {
    setErrors({})
    setSearching(true)
    try {
      const [{ submitSearch }, planned] = await Promise.all([import('./submit-search'), plan()])
      const go = (path: string) => void navigate(path)
      const onSaved = (path: string) => {
        edited?.onSaved()
        void navigate(path, { replace: edited !== undefined })
      }
      await submitSearch(planned, choices, {
        ...flow,
        employee,
        onErrors: setErrors,
        onPersonal,
        onChoice: setChoice,
        onSaved,
        go,
      })
    } finally {
      setSearching(false)
    }
  }
  const chooser: ReactNode = choice && (
    <Suspense fallback={null}>
      <ApplicationChooser choice={choice} onClose={() => setChoice(undefined)} />
    </Suspense>
  )
  return { search, errors, clear: () => setErrors({}), searching, chooser }
}
