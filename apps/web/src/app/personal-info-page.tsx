import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import type { Profile } from '@sojourn/contract/personal/profile.calls'
import { getMyProfile } from '../api/calls/personal/profile'
import { mayDo, useEmployee } from '../api/employee'
import { queryClient, readOptions, useRead } from '../api/queries'
import { ContactPanel } from '../features/access/account/contact-panel'
import { SecondFactorPanel } from '../features/access/second-factor/second-factor-panel'
import { SessionsPanel } from '../features/access/account/sessions-panel'
import { DelegatePanel } from '../features/booking/approval/list/approval-delegate'
import { KeptOfMe } from '../features/booking/product/kept-of-me'
import { TravelStandards } from '../features/booking/policy/travel-standards'
import { BasicSection } from '../features/personal/basic-section'
import { CompanionsSection } from '../features/personal/companions-section'
import { CredentialsSection } from '../features/personal/credentials-section'
import { NotificationsSection } from '../features/personal/notifications-section'
import { PreferencesSection } from '../features/personal/preferences-section'
import { PrivacySection } from '../features/personal/privacy-section'
import { ErrorState } from '../kit/feedback/error-state'
import { Page } from '../kit/layout/page'
import { SkeletonList } from '../kit/feedback/skeleton'
import { Tabs } from '../kit/lists/tabs'
import { loadTexts, useText } from '../kit/text/text'
import styles from './personal-info.module.css'

const sections = [
  'basic',
  'credentials',
  'contact',
  'standards',
  'delegate',
  'preferences',
  'companions',
  'notifications',
  'sessions',
  'secondFactor',
  'privacy',
] as const
type Section = (typeof sections)[number]

/** Their history stands beside them. */
const withHistory: ReadonlySet<Section> = new Set<Section>(['basic', 'preferences', 'notifications'])

const isSection = (word: string | null): word is Section => sections.some((section) => section === word)
/** `type=1` means the travel standards (S2.39). */
const sectionIn = (address: URLSearchParams): Section => {
  const word = address.get('section')
  return isSection(word) ? word : address.get('type') === '1' ? 'standards' : 'basic'
}

export async function loader() {
  void queryClient.prefetchQuery(readOptions(getMyProfile, {}))
  await loadTexts(
    'kit/widgets',
    'kit/dialling-code',
    'personal/profile',
    'kit/drafts',
    'kit/edit',
    'personal/preference',
    'access/contact',
    'access/sessions',
    'access/second-factor',
    'access/account',
    'booking/traveller',
    'booking/policy/standards',
    'booking/approval/delegate',
  )
  return null
}

/** Everything that people keep about themselves, a part at a time; the part stands in the address (S2.39). */
export function Component() {
  const text = useText('personal/profile')
  const [address, setAddress] = useSearchParams()
  const approves = mayDo(useEmployee(), 'approve')
  const profile = useRead(getMyProfile, {})
  const shown = sections.filter((section) => section !== 'delegate' || approves)
  const section = sectionIn(address)
  const Panel = panels[section]
  const choose = (next: Section) => setAddress(next === 'standards' ? { type: '1' } : { section: next })
  return (
    <Page title={text.title}>
      <Tabs
        label={text.sections}
        value={section}
        onChange={choose}
        tabs={shown.map((value) => ({ value, label: text.section[value] }))}
      >
        <div className={withHistory.has(section) ? styles['wide'] : styles['panel']}>
          {profile.data ? (
            <Panel profile={profile.data} />
          ) : profile.error ? (
            <ErrorState error={profile.error} onRetry={() => void profile.refetch()} />
          ) : (
            <SkeletonList count={3} height={96} />
          )}
        </div>
      </Tabs>
    </Page>
  )
}

const panels: Record<Section, (props: { profile: Profile }) => ReactNode> = {
  basic: ({ profile }) => <BasicSection profile={profile} />,
  credentials: () => (
    <>
      <CredentialsSection />
      <KeptOfMe />
    </>
  ),
  contact: () => <ContactPanel />,
  standards: () => <TravelStandards />,
  delegate: ({ profile }) => <DelegatePanel today={profile.today} />,
  preferences: () => <PreferencesSection />,
  companions: () => <CompanionsSection />,
  notifications: () => <NotificationsSection />,
  sessions: () => <SessionsPanel />,
  secondFactor: () => <SecondFactorPanel />,
  privacy: () => <PrivacySection />,
}
