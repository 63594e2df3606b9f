import type { WrittenFlow } from '@sojourn/contract/booking/approval/approval-flow.shapes'
import { copyMoments } from '@sojourn/contract/booking/approval/approval-words'
import type { FlowLanguage } from '@sojourn/domain/booking/approval/flow-sentences'
import { Button, IconButton } from '../../../kit/actions/button'
import { EditSection } from '../../../kit/edit/edit-section'
import { useText } from '../../../kit/text/text'
import { ChoiceField } from '../fields/choice-field'
import type { Named } from '../fields/colleague-field'
import { ApproversField } from './approvers-field'
import styles from './flows.module.css'

type Copies = NonNullable<WrittenFlow['copies']>

interface FlowCopiesProps {
  copies: Copies | undefined
  language: FlowLanguage
  onChange: (copies: Copies | undefined, named?: readonly Named[]) => void
}

/** Who reads it without deciding. */
export function FlowCopies({ copies = [], language, onChange }: FlowCopiesProps) {
  const text = useText('admin/approval/flows')
  const set = (next: Copies, named?: readonly Named[]) => onChange(next.length === 0 ? undefined : next, named)
  return (
    <EditSection title={text.sections.copies} explanation={text.copiesHint} className={styles['controls']}>
      {copies.map((copy, index) => (
        <section key={index} className={styles['level']} aria-label={text.copyNo({ place: index + 1 })}>
          <div className={styles['levelHead']}>
            <h3>{text.copyNo({ place: index + 1 })}</h3>
            <IconButton
              icon="close"
              size="compact"
              label={text.removeCopy({ place: index + 1 })}
              onClick={() => set(copies.toSpliced(index, 1))}
            />
          </div>
          <ApproversField
            readers
            label={text.fields.copyTo}
            approvers={copy.to}
            language={language}
            onChange={(to, named) => set(copies.with(index, { ...copy, to }), named)}
          />
          <ChoiceField
            label={text.fields.copyWhen}
            choices={copyMoments.map((id) => ({ id, name: text.copyMoments[id] }))}
            value={copy.when}
            onChange={(id) => set(copies.with(index, { ...copy, when: copyMoments.find((each) => each === id) ?? 'submit' }))}
          />
        </section>
      ))}
      <div>
        <Button icon="plus" onClick={() => set([...copies, { to: [], when: 'finish' }])}>
          {text.addCopy}
        </Button>
      </div>
    </EditSection>
  )
}
