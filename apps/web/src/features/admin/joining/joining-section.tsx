import type { Joining } from '@sojourn/contract/admin/company/joining.calls'
import { useState } from 'react'
import { getJoining } from '../../../api/calls/admin/company/joining'
import { useRead } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { EditSection, EditSections } from '../../../kit/edit/edit-section'
import { ErrorState } from '../../../kit/feedback/error-state'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { Fact, FactGrid } from '../../../kit/lists/facts'
import { useText } from '../../../kit/text/text'
import { CodeDialog } from './code-dialog'
import { DomainDialog } from './domain-dialog'
import styles from './joining.module.css'
import { JoiningKeys } from './joining-keys'
import { PlaceDialog } from './place-dialog'

/** How people open accounts of the company by themselves (S2.16): where they are put, and by what they are known. */
export function JoiningSection() {
  const { data, error, refetch } = useRead(getJoining, {})
  if (data) return <Sections joining={data} />
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonList count={3} height={120} gap={16} />
}

function Sections({ joining }: { joining: Joining }) {
  const text = useText('admin/company/joining')
  const [open, setOpen] = useState<'place' | 'domain' | 'code'>()
  const close = () => setOpen(undefined)
  const { place, keys, mayChange } = joining
  const of = (kind: 'domain' | 'code') => keys.filter((key) => key.kind === kind && key.words !== undefined)
  const earlier = keys.filter(({ words }) => words === undefined)
  const begin = (what: 'place' | 'domain' | 'code', label: string) =>
    mayChange && (
      <Button
        icon={what === 'place' ? 'edit' : 'plus'}
        aria-haspopup="dialog"
        className={styles['add']}
        onClick={() => setOpen(what)}
      >
        {label}
      </Button>
    )
  return (
    <EditSections label={text.tab}>
      <EditSection title={text.place} explanation={text.placeWhy}>
        {place ? <PlaceFacts place={place} /> : <p className={styles['soft']}>{text.placeNone}</p>}
        {begin('place', text.placeEdit)}
      </EditSection>
      <EditSection title={text.domains} explanation={text.domainsWhy}>
        <JoiningKeys label={text.domains} empty={text.domainsNone} joining={joining} keys={of('domain')} />
        {place && begin('domain', text.domainAdd)}
      </EditSection>
      <EditSection title={text.codes} explanation={text.codesWhy}>
        <JoiningKeys label={text.codes} empty={text.codesNone} joining={joining} keys={of('code')} />
        {place && begin('code', text.codeAdd)}
      </EditSection>
      {earlier.length > 0 && (
        <EditSection title={text.earlier} explanation={text.earlierWhy}>
          <JoiningKeys label={text.earlier} empty={text.ended} joining={joining} keys={earlier} />
        </EditSection>
      )}
      {open === 'place' && <PlaceDialog joining={joining} onClose={close} />}
      {open === 'domain' && <DomainDialog joining={joining} onClose={close} />}
      {open === 'code' && <CodeDialog joining={joining} onClose={close} />}
    </EditSections>
  )
}

function PlaceFacts({ place }: { place: NonNullable<Joining['place']> }) {
  const text = useText('admin/company/joining')
  return (
    <FactGrid>
      <Fact name={text.department}>{place.departmentName}</Fact>
      <Fact name={text.grade}>{place.gradeName}</Fact>
      <Fact name={text.costCentre}>{place.costCentreName}</Fact>
      <Fact name={text.superior}>{place.superior?.name ?? text.none}</Fact>
    </FactGrid>
  )
}
