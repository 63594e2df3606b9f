import type { PersonView } from '@sojourn/contract/admin/people/person-view.calls'
import type { ReactNode } from 'react'
import { getPersonView } from '../../../api/calls/admin/people/person-view'
import { useRead } from '../../../api/queries'
import { ErrorState } from '../../../kit/feedback/error-state'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { Fact, FactList } from '../../../kit/lists/facts'
import { Drawer } from '../../../kit/overlays/dialog'
import { useText } from '../../../kit/text/text'
import styles from './person-view.module.css'

interface PersonViewProps {
  employeeId: string
  name: string
  onClose: () => void
}

/** What the portal is to somebody today, to be read and not to be used. */
export function PersonViewDrawer({ employeeId, name, onClose }: PersonViewProps) {
  const text = useText('admin/people/person-view')
  const { data, error, refetch } = useRead(getPersonView, { employeeId }, { staleTime: 0 })
  return (
    <Drawer open onClose={onClose} title={text.title({ name })}>
      <div className={styles['view']}>
        <p className={styles['soft']}>{text.lead}</p>
        {data ? (
          <View view={data} />
        ) : error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonList count={3} height={96} gap={16} />
        )}
      </div>
    </Drawer>
  )
}

function View({ view: { abilities, menus, products, policyName, standards } }: { view: PersonView }) {
  const text = useText('admin/people/person-view')
  const rights = useText('admin/people/person')
  const openTo = (business: boolean, personal: boolean): string =>
    [business && text.business, personal && text.personal].filter(Boolean).join(' · ')
  return (
    <>
      <Part title={text.standard} note={policyName}>
        {standards.length === 0 && <p className={styles['soft']}>{text.noStandard}</p>}
        {standards.map(({ product, sentences }) => (
          <div key={product}>
            <h4>{text.products[product]}</h4>
            {sentences.length === 0 ? (
              <p>{text.noLimit}</p>
            ) : (
              <ul className={styles['sentences']}>
                {sentences.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            )}
          </div>
        ))}
      </Part>
      <Part title={text.open}>
        <FactList>
          {products.map(({ product, business, personal }) => (
            <Fact key={product} name={text.products[product]}>
              {openTo(business, personal)}
            </Fact>
          ))}
        </FactList>
      </Part>
      <Part title={text.abilities}>
        {abilities.length > 0 ? abilities.map((ability) => rights.abilities[ability]).join(' · ') : rights.noAbilities}
      </Part>
      <Part title={text.menus}>
        <FactList>
          {menus.map(({ title, entries }) => (
            <Fact key={title} name={title}>
              {entries.join(' · ')}
            </Fact>
          ))}
        </FactList>
      </Part>
    </>
  )
}

function Part({ title, note, children }: { title: string; note?: string | undefined; children: ReactNode }) {
  return (
    <section className={styles['part']}>
      <h3>
        {title} {note && <span className={styles['soft']}>{note}</span>}
      </h3>
      {children}
    </section>
  )
}
