import type { products } from '@sojourn/contract/booking/codes'
import type { CodeOf } from '@sojourn/contract/kit/codes'
import type { TravellerSummary } from '@sojourn/contract/booking/traveller.shapes'
import { useState } from 'react'
import { findTravellers, getDepartmentTree } from '../../../api/calls/booking/traveller'
import { mayDo, useEmployee } from '../../../api/employee'
import { useRead } from '../../../api/queries'
import { Field } from '../../../kit/forms/field'
import { Input, Select } from '../../../kit/forms/input'
import { useSettled } from '../../../kit/hooks/use-settled'
import { Tabs } from '../../../kit/lists/tabs'
import { useText } from '../../../kit/text/text'
import { BookingReachNote } from './booking-reach-note'
import { TravellerGuests } from './traveller-search-guests'
import { TravellerResults, type ResultProps } from './traveller-search-results'
import { indented } from './traveller-search-tree'
import styles from './traveller-search.module.css'

export { PersonWords } from './traveller-search-results'

export interface TravellerSearchProps {
  chosenIds: readonly string[]
  max: number
  /** What is booked, where that is known: whom one may book for may differ by it. */
  productType?: ProductCode | undefined
  /** Who is being added or removed right now; the others wait for it. */
  busyId?: string | undefined
  /** People from outside can be chosen too. */
  guests?: boolean | undefined
  onAdd: (traveller: TravellerSummary) => void
  /** A guest was deleted. */
  onGone?: ((employeeId: string) => void) | undefined
}

type ProductCode = CodeOf<typeof products>
type Source = 'colleagues' | 'frequent' | 'guests'

/** People whom the caller may book for: colleagues, those booked for often, and guests. */
export function TravellerSearch({ guests, onGone, productType, ...shown }: TravellerSearchProps) {
  const text = useText('booking/placing/choice')
  const employee = useEmployee()
  const [source, setSource] = useState<Source>('colleagues')
  const props = { ...shown, of: productType === undefined ? {} : { productType } }
  if (!mayDo(employee, 'bookForOthers')) return <Colleagues {...props} />
  const sources: readonly Source[] = guests ? ['colleagues', 'frequent', 'guests'] : ['colleagues', 'frequent']
  return (
    <Tabs
      kind="pill"
      label={text.sources}
      value={source}
      onChange={setSource}
      tabs={sources.map((value) => ({ value, label: text[value] }))}
    >
      {source === 'colleagues' && (
        <>
          <BookingReachNote />
          <Colleagues {...props} />
        </>
      )}
      {source === 'frequent' && <Frequent {...props} guests={guests} />}
      {source === 'guests' && <TravellerGuests {...shown} onGone={onGone} />}
    </Tabs>
  )
}

interface PartProps extends Omit<ResultProps, 'read' | 'none' | 'noneWhy' | 'only' | 'onRemove'> {
  of: { productType?: ProductCode }
}

/** By name, pinyin, mobile or department. */
function Colleagues({ of, ...props }: PartProps) {
  const text = useText('booking/placing/choice')
  const [keyword, setKeyword] = useState('')
  const [departmentId, setDepartmentId] = useState('')
  const settled = useSettled(keyword.trim())
  const request = { ...of, ...(settled && { keyword: settled }), ...(departmentId && { departmentId }) }
  const found = useRead(findTravellers, request, { keepFormer: true })
  return (
    <div className={styles['search']}>
      <div className={styles['fields']}>
        <Field label={text.search} hideLabel>
          {(control) => (
            <Input
              {...control}
              type="search"
              autoComplete="off"
              maxLength={50}
              placeholder={text.searchHint}
              value={keyword}
              onChange={(event) => setKeyword(event.target.value)}
            />
          )}
        </Field>
        <Departments of={of} value={departmentId} onChange={setDepartmentId} />
      </div>
      <TravellerResults {...props} read={found} none={text.noneFound} noneWhy={text.noneFoundWhy} />
    </div>
  )
}

interface DepartmentsProps extends Pick<PartProps, 'of'> {
  value: string
  onChange: (departmentId: string) => void
}

/** The company's departments as a tree; nothing where there is none to choose from. */
function Departments({ of, value, onChange }: DepartmentsProps) {
  const text = useText('booking/placing/choice')
  const { data } = useRead(getDepartmentTree, of, { staleTime: 300_000 })
  if (!data || data.list.length < 2) return null
  return (
    <Field label={text.department} hideLabel>
      {(control) => (
        <Select {...control} value={value} onChange={(event) => onChange(event.target.value)}>
          <option value="">{text.allDepartments}</option>
          {indented(data.list).map(({ departmentId, name, people, depth }) => (
            <option key={departmentId} value={departmentId}>
              {'　'.repeat(depth) + text.departmentOf({ name, people })}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

/** Those whom the caller booked for most often. */
function Frequent({ guests, of, ...props }: PartProps & { guests: boolean | undefined }) {
  const text = useText('booking/placing/choice')
  const found = useRead(findTravellers, { ...of, from: 'frequent' })
  return (
    <TravellerResults
      {...props}
      read={found}
      only={guests ? undefined : ({ guest }) => !guest}
      none={text.noFrequent}
      noneWhy={text.noFrequentWhy}
    />
  )
}
