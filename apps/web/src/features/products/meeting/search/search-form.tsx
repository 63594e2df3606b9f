import { meetingItself } from '@sojourn/domain/reference/meeting-options'
import { bookingProblem } from '@sojourn/domain/access/product-availability'
import { useState } from 'react'
import { requirementSearchOption } from '../../../../api/calls/reference/meeting'
import { problemSentence } from '../../../../api/problem-sentence'
import { useRead } from '../../../../api/queries'
import { Checkbox } from '../../../../kit/forms/checkbox'
import { CityPicker } from '../../../../kit/pickers/city-picker'
import { language } from '../../../../kit/text/language'
import { serverNow } from '../../../../kit/dates/server-time'
import { useText } from '../../../../kit/text/text'
import { toast } from '../../../../kit/overlays/toast'
import { initialMeetingState, keepMeetingSearch, meetingProblem, venueAddress, type MeetingFormState } from './search-state'
import { OneDate } from '../../../booking/search/one-date'
import { SearchForm } from '../../../booking/search/search-form'
import type { SearchFormProps } from '../../../booking/product/screens'
import type { FieldErrors } from '../../../booking/search/search-frame'
import styles from '../../../booking/search/search-form.module.css'
import { SelectField } from '../../../booking/search/select-field'
import { useDateSection } from '../../../booking/search/use-date-section'
import { searchVenueCities, useVenueCities } from './use-venue-places'

/** S4.25, S9.16 */
const searchingMs = 2500
const optionsFresh = 3_600_000

/** Opens the venues in a window of their own; the searching state ends by itself (S4.25). */
function useVenueSearch({ employee, travelType }: SearchFormProps) {
  const own = useText('products/meeting/search')
  const [errors, setErrors] = useState<FieldErrors>({})
  const [searching, setSearching] = useState(false)
  const search = async (state: MeetingFormState, rules: Parameters<typeof meetingProblem>[1]) => {
    const wrong = bookingProblem(employee, 'meeting', travelType) ?? meetingProblem(state, rules)
    if (wrong) {
      const sentence = await problemSentence(wrong)
      if (wrong.field) setErrors({ [wrong.field]: sentence })
      else toast(sentence, 'bad')
      return
    }
    setErrors({})
    setSearching(true)
    setTimeout(() => setSearching(false), searchingMs)
    // The new window must not reach back to this one, and a blocked one is told.
    const opened = window.open(venueAddress(state, language), '_blank')
    if (opened) opened.opener = null
    else toast(own.blocked, 'bad')
  }
  return { search, errors, clear: () => setErrors({}), searching }
}

/** The meeting search (S2.56): where, when, how long, how many, for how much, with what. */
export function MeetingForm(props: SearchFormProps) {
  const own = useText('products/meeting/search')
  const days = useDateSection('meeting', undefined)
  const [state, setState] = useState(() => initialMeetingState(serverNow(), days.rules.today, own.defaultCity))
  const cities = useVenueCities()
  const { search, errors, clear, searching } = useVenueSearch(props)
  const change = (next: MeetingFormState) => {
    clear()
    setState(next)
    keepMeetingSearch(next, serverNow())
  }
  return (
    <SearchForm
      name={own.search}
      flow={{ errors, searching }}
      onSearch={() => void search(state, days.rules)}
      options={<MeetingRequirements state={state} onChange={change} />}
    >
      <div className={styles['places']}>
        <CityPicker
          label={own.city}
          placeholder={own.cityHint}
          value={state.city}
          groups={cities.groups}
          search={searchVenueCities}
          onApproach={cities.approach}
          error={errors['cityId']}
          showCode={false}
          onChange={(city) => change({ ...state, city })}
        />
        <OneDate
          label={own.date}
          date={state.startDate}
          days={days}
          error={errors['startDate']}
          onPick={(startDate) => change({ ...state, startDate })}
        />
      </div>
      <MeetingChoices state={state} errors={errors} onChange={change} />
    </SearchForm>
  )
}

interface PartProps {
  state: MeetingFormState
  onChange: (state: MeetingFormState) => void
}

/** Duration, attendees and budget (S3.38). */
function MeetingChoices({ state, errors, onChange }: PartProps & { errors: FieldErrors }) {
  const own = useText('products/meeting/search')
  const { data, error } = useRead(requirementSearchOption, {}, { staleTime: optionsFresh })
  const problem = error ? own.loadFailed : undefined
  return (
    <div className={styles['three']}>
      <SelectField
        label={own.duration}
        value={state.durationId}
        options={data?.durationRangeList}
        empty={own.choose}
        error={errors['durationId'] ?? problem}
        onChange={(durationId) => onChange({ ...state, durationId })}
      />
      <SelectField
        label={own.participants}
        value={state.participantsId}
        options={data?.peopleNumberRangeList}
        empty={own.choose}
        error={errors['participantsId']}
        onChange={(participantsId) => onChange({ ...state, participantsId })}
      />
      <SelectField
        label={own.budget}
        value={state.budgetId}
        options={data?.priceRangeList}
        empty={own.any}
        error={undefined}
        onChange={(budgetId) => onChange({ ...state, budgetId })}
      />
    </div>
  )
}

/** What is needed besides the meeting, which is always checked (S2.56). */
function MeetingRequirements({ state, onChange }: PartProps) {
  const own = useText('products/meeting/search')
  const items = useRead(requirementSearchOption, {}, { staleTime: optionsFresh }).data?.projectTypeList ?? []
  const toggle = (id: string, checked: boolean) => {
    const others = state.requirementIds.filter((each) => each !== id)
    onChange({ ...state, requirementIds: checked ? [...others, id] : others })
  }
  return (
    <fieldset className={styles['options']}>
      <legend className="visually-hidden">{own.requirements}</legend>
      {items.map(({ value, name }) => (
        <Checkbox
          key={value}
          label={name}
          checked={value === meetingItself || state.requirementIds.includes(value)}
          disabled={value === meetingItself}
          onChange={(checked) => toggle(value, checked)}
        />
      ))}
    </fieldset>
  )
}
