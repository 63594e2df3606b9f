import type { WrittenFlow } from '@sojourn/contract/booking/approval/approval-flow.shapes'
import { bookerChoices, levelModes } from '@sojourn/contract/booking/approval/approval-words'
import type { FlowLanguage } from '@sojourn/domain/booking/approval/flow-sentences'
import { Button, IconButton } from '../../../kit/actions/button'
import { EditSection } from '../../../kit/edit/edit-section'
import { RadioGroup } from '../../../kit/forms/radio-group'
import { Help } from '../../../kit/help/help'
import { useText } from '../../../kit/text/text'
import { ChoiceField } from '../fields/choice-field'
import type { Named } from '../fields/colleague-field'
import { ApproversField } from './approvers-field'
import { WholeField } from './flow-fields'
import styles from './flows.module.css'

type Level = WrittenFlow['levels'][number]

interface FlowLevelsProps {
  levels: readonly Level[]
  /** They are told and decide nothing. */
  tells: boolean
  language: FlowLanguage
  onChange: (levels: Level[], named?: readonly Named[]) => void
  onTells: (tells: boolean) => void
}

/** Who decides, level by level, or is only told. */
export function FlowLevels({ levels, tells, language, onChange, onTells }: FlowLevelsProps) {
  const text = useText('admin/approval/flows')
  const add = () => onChange([...levels, { approvers: [], mode: 'any' }])
  return (
    <EditSection title={text.sections.levels} explanation={text.levelsHint} className={styles['controls']}>
      <RadioGroup
        showLabel
        label={text.fields.tells}
        value={tells ? 'told' : 'decide'}
        onChange={(next) => onTells(next === 'told')}
        choices={(['decide', 'told'] as const).map((value) => ({ value, label: text.tellings[value] }))}
      />
      {levels.map((level, index) => (
        <LevelFields
          // The place is all that tells one level from another.
          key={index}
          level={level}
          tells={tells}
          place={index}
          count={levels.length}
          language={language}
          onChange={(next, named) => onChange(levels.with(index, next), named)}
          onMove={(by) => onChange(levels.toSpliced(index, 1).toSpliced(index + by, 0, level))}
          onRemove={() => onChange(levels.toSpliced(index, 1))}
        />
      ))}
      <div>
        <Button icon="plus" onClick={add}>
          {text.addLevel}
        </Button>
      </div>
    </EditSection>
  )
}

interface LevelFieldsProps {
  level: Level
  tells: boolean
  place: number
  count: number
  language: FlowLanguage
  onChange: (level: Level, named?: readonly Named[]) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

function LevelFields({ place, count, onMove, onRemove, ...fields }: LevelFieldsProps) {
  const text = useText('admin/approval/flows')
  const { level, tells, language, onChange } = fields
  const names = { level: place + 1 }
  return (
    <section className={styles['level']} aria-label={text.levelNo(names)}>
      <div className={styles['levelHead']}>
        <h3>{text.levelNo(names)}</h3>
        <IconButton
          icon="chevronUp"
          size="compact"
          label={text.levelUp(names)}
          disabledReason={place === 0 ? text.isFirst : undefined}
          onClick={() => onMove(-1)}
        />
        <IconButton
          icon="chevronDown"
          size="compact"
          label={text.levelDown(names)}
          disabledReason={place === count - 1 ? text.isLast : undefined}
          onClick={() => onMove(1)}
        />
        <IconButton icon="close" size="compact" label={text.removeLevel(names)} onClick={onRemove} />
      </div>
      <ApproversField
        label={tells ? text.fields.toldPeople : text.fields.approvers}
        approvers={level.approvers}
        language={language}
        onChange={(approvers, named) => onChange({ ...level, approvers }, named)}
      />
      {!tells && <ModeFields level={level} onChange={onChange} />}
    </section>
  )
}

/** How many of them must agree, or whom of them the booker chooses. */
function ModeFields({ level, onChange }: Pick<LevelFieldsProps, 'level' | 'onChange'>) {
  const text = useText('admin/approval/flows')
  const { fields } = text
  const { mode, need = 1, choice } = level
  return (
    <div className={styles['pair']}>
      <ChoiceField
        label={fields.mode}
        help={<Help field={fields.mode} article="flows" section="modes" />}
        choices={levelModes.map((id) => ({ id, name: text.modes[id] }))}
        value={mode}
        onChange={(id) => onChange(withMode(level, levelModes.find((each) => each === id) ?? 'any'))}
      />
      {mode === 'count' ? (
        <WholeField
          label={fields.need}
          most={20}
          wrong={text.needWrong}
          value={need}
          onChange={(next) => onChange({ ...level, need: next })}
        />
      ) : (
        <ChoiceField
          label={fields.choice}
          none={text.choices.none}
          choices={bookerChoices.map((id) => ({ id, name: text.choices[id] }))}
          value={choice ?? ''}
          onChange={(id) =>
            onChange(
              withChoice(
                level,
                bookerChoices.find((each) => each === id),
              ),
            )
          }
        />
      )}
    </div>
  )
}

/** How many are needed is said of a count alone; a count is of all, not of whom the booker chooses. */
function withMode({ need = 2, choice, ...level }: Level, mode: Level['mode']): Level {
  return mode === 'count' ? { ...level, mode, need } : { ...level, mode, ...(choice && { choice }) }
}

const withChoice = ({ choice: _choice, ...level }: Level, choice: Level['choice']): Level => ({
  ...level,
  ...(choice && { choice }),
})
