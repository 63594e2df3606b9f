import { policyProducts, type PolicyProduct } from '@sojourn/contract/booking/codes'
import { Suspense } from 'react'
import { NavLink, useLocation } from 'react-router'
import { Button } from '../../../kit/actions/button'
import { EditConflicts } from '../../../kit/edit/edit-conflicts'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { IconLine } from '../../../kit/layout/icon-line'
import { Card, Page, TwoColumns } from '../../../kit/layout/page'
import { useChosenInView } from '../../../kit/hooks/use-chosen-in-view'
import { Icon } from '../../../kit/marks/icon'
import { ask } from '../../../kit/overlays/modal-queue'
import { loadTexts, useText } from '../../../kit/text/text'
import { language } from '../../../kit/text/language'
import { paths, policyEditors } from '../../../paths'
import { InvalidFieldsProvider } from '../../booking/policy-edit/invalid-fields'
import { usePolicyEditor, useProducts } from '../../booking/product/use-products'
import { SavedBy } from '../history/record-history'
import styles from './policies.module.css'
import { PolicyBar } from './policy-bar'
import { withoutSection, withSection } from './policy-form'
import { PolicyOfAddress, type PolicySource } from './policy-source'
import { SectionAside } from './section-aside'
import { usePolicyEdit, type PolicyState } from './use-policy-edit'

export async function loader() {
  const shared = ['booking/policy/words', 'booking/policy/edit', 'booking/policy/standards'] as const
  const own = [
    'admin/policy/policy',
    'admin/policy/policies',
    'admin/policy/scope',
    'admin/policy/golden',
    'admin/named',
    'admin/record',
  ] as const
  await loadTexts('kit/widgets', 'kit/edit', 'kit/drafts', ...own, ...shared)
  return null
}

/** The form of one product's section; the address says of which. */
export function Component() {
  const { pathname } = useLocation()
  const product = policyProducts.find((each) => pathname === policyEditors[each])
  if (!product) throw new Error(`no product is edited at ${pathname}`)
  return <PolicyOfAddress>{(source) => <SectionPage source={source} product={product} />}</PolicyOfAddress>
}

interface SectionProps {
  state: PolicyState
  product: PolicyProduct
}

function SectionPage({ source, product }: { source: PolicySource; product: PolicyProduct }) {
  const text = useText('admin/policy/policy')
  const names = useText('booking/policy/standards')
  const state = usePolicyEdit(source, product)
  const { edit, query, detail } = state
  const hasSection = edit.value.sections[product] !== undefined
  const title = text.sectionTitle({ product: names[product] })
  return (
    <Page
      title={title}
      back={paths.policy(query)}
      chips={<span className={styles['of']}>{text.ofPolicy({ name: edit.value.name[language] || text.unnamed })}</span>}
      action={hasSection && source.terms.mayChange && <RemoveSection state={state} product={product} />}
    >
      <SectionNav state={state} product={product} />
      <div className={styles['stack']}>
        <EditConflicts edit={edit} by={detail && <SavedBy kind="policy" id={detail.policyId} version={detail.recordVersion} />} />
        <InvalidFieldsProvider value={state.faults.tellInvalid}>
          <Suspense key={product} fallback={<SkeletonList count={4} height={72} />}>
            {hasSection ? <Section state={state} product={product} /> : <NoSection state={state} product={product} />}
          </Suspense>
        </InvalidFieldsProvider>
        <PolicyBar state={state} />
      </div>
    </Page>
  )
}

/** The other products of the same policy, with a sign where something is not published. */
function SectionNav({ state: { query, edit }, product: present }: SectionProps) {
  const text = useText('admin/policy/policy')
  const names = useText('booking/policy/standards')
  const record = useProducts()
  const row = useChosenInView<HTMLElement>(present)
  return (
    <nav ref={row} aria-label={text.sections} className={styles['nav']}>
      {policyProducts.map((product) => (
        <NavLink key={product} to={paths.editPolicy(product, query)} replace>
          <Icon name={record[product].standard?.icon ?? record[product].icon} size={18} />
          {names[product]}
          {edit.changes.some(({ key }) => key === product) && (
            <span className={styles['dot']} title={text.changed}>
              <span className="visually-hidden">{text.changed}</span>
            </span>
          )}
        </NavLink>
      ))}
    </nav>
  )
}

function Section({ state, product }: SectionProps) {
  const names = useText('booking/policy/standards')
  const editor = usePolicyEditor(useProducts()[product])
  const text = useText('admin/policy/policy')
  const { edit, faults, terms } = state
  const section = edit.value.sections[product]
  const remarks = faults.remarksOf(product)
  if (!editor || !section) return null
  return (
    <TwoColumns
      main={
        <Card className={styles['editor']}>
          <div role="group" aria-label={names[product]}>
            {terms.mayChange ? (
              <editor.Editor
                section={section}
                remarks={remarks}
                onChange={(next) => edit.set(withSection(edit.value, product, next))}
              />
            ) : (
              <IconLine icon="lock">{text.readOnly}</IconLine>
            )}
          </div>
        </Card>
      }
      aside={<SectionAside form={edit.value} product={product} remarks={remarks} />}
    />
  )
}

function NoSection({ state: { edit, terms }, product }: SectionProps) {
  const text = useText('admin/policy/policy')
  const record = useProducts()
  const editor = usePolicyEditor(record[product])
  return (
    <Card>
      <EmptyState
        icon={record[product].icon}
        title={text.notSet}
        action={
          terms.mayChange &&
          editor && (
            <Button kind="brand" icon="plus" onClick={() => edit.set(withSection(edit.value, product, editor.fresh))}>
              {text.addSection}
            </Button>
          )
        }
      />
    </Card>
  )
}

function RemoveSection({ state: { edit }, product }: SectionProps) {
  const text = useText('admin/policy/policy')
  const names = useText('booking/policy/standards')
  const removeOnceSure = async () => {
    const title = text.removeTitle({ product: names[product] })
    const sure = await ask({ title, message: text.removeText, confirm: text.removeSection, cancel: true })
    if (sure) edit.set(withoutSection(edit.value, product))
  }
  return (
    <Button kind="quiet" onClick={() => void removeOnceSure()}>
      {text.removeSection}
    </Button>
  )
}
