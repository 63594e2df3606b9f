import type { EmployeeConfig } from '@sojourn/contract/access/session.shapes'
import type { DateSection } from '@sojourn/contract/reference/city.shapes'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { saveFlightOrderTemp } from '../../api/calls.generated'
import { useWrite } from '../../api/queries'
import type { CalendarRules } from '../../kit/calendar-model'
import type { FlightFormState } from './flight-form-state'
import type { FieldErrors, FlightSearchChoices } from './submit-search'

/** The submit of the flight form; its rules are fetched with the first submit. */
export function useFlightSearch(
  employee: EmployeeConfig,
  section: DateSection | undefined,
  rules: CalendarRules,
  onPersonal: () => void,
) {
  const navigate = useNavigate()
  const save = useWrite(saveFlightOrderTemp)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [searching, setSearching] = useState(false)
  const search = async (state: FlightFormState, choices: FlightSearchChoices) => {
    setErrors({})
    setSearching(true)
    try {
      const { submitSearch } = await import('./submit-search')
      await submitSearch(state, choices, {
        employee,
        section,
        rules,
        save: save.mutateAsync,
        onErrors: setErrors,
        onPersonal,
        go: (path) => void navigate(path),
      })
    } finally {
      setSearching(false)
    }
  }
  return { search, errors, clear: () => setErrors({}), searching }
}
