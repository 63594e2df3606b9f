import { screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { getBookDateSection } from '../api/calls/reference/city'
import { useEmployee } from '../api/employee'
import type { SearchFormProps } from '../features/booking/product/screens'
import { openPage, type Opened } from './page'
import { answer, requestsOf } from './server'

/** What a company may book: two weeks from the day on which the tests stand. */
export const bookableDays = {
  today: '2026-11-20',
  beginDateText: '2026-11-20',
  endDateText: '2026-12-04',
  choosable: true,
  actualBookDateList: [],
  days: [],
} as const

interface OpenedSearch extends Opened {
  search: () => Promise<void>
  /** How often personal travel was asked for. */
  personal: () => number
}

/** The search form of a product as the home page shows it, once its days are known; `name` is what its button says. */
export async function openSearch(
  Form: ComponentType<SearchFormProps>,
  name: string,
  more: Partial<SearchFormProps> = {},
): Promise<OpenedSearch> {
  const personal: string[] = []
  const props = {
    travelType: 'business',
    onPersonal: () => void personal.push('asked'),
    travelApplyNo: undefined,
    tripId: undefined,
    places: null,
    openSibling: undefined,
    ...more,
  } as const
  const Search = () => <Form employee={useEmployee()} {...props} />
  answer(getBookDateSection, bookableDays)
  const page = openPage({ Component: Search }, '/search')
  await screen.findByRole('button', { name })
  await waitFor(() => {
    if (requestsOf(getBookDateSection).length === 0) throw new Error('the days are not asked for yet')
  })
  const search = () => page.user.click(screen.getByRole('button', { name }))
  return { ...page, search, personal: () => personal.length }
}
