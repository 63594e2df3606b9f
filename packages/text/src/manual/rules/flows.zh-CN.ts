import { text as flows } from '../../admin/approval/flows.zh-CN'
import { text as delegate } from '../../booking/approval/delegate.zh-CN'
import { text as menu } from '../../personal/menu.zh-CN'
import type { ManualArticle } from '../article'

/** Approval flows: cases, levels, trying out. */
export const text = {
  lead: flows.explain,
  sections: {
    add: {
      title: '添加一条流程',
      steps: [
        `打开“${flows.title}”，点击“${flows.add}”。`,
        `填写名称，在“${flows.sections.conditions}”中选择何时使用；不选择表示不限。`,
        `在“${flows.sections.levels}”中点击“${flows.addLevel}”，选择“${flows.fields.approvers}”。没有步骤表示无需审批。`,
        `在“${flows.sections.silence}”中设置“${flows.fields.deadline}”和“${flows.fields.onSilence}”。`,
        `回到列表，用“${flows.moveUp}”“${flows.moveDown}”调整顺序，然后点击“${flows.publish}”。`,
      ],
      notes: [
        `顺序很重要：把条件最具体的流程放在前面，“${flows.whenAny}”放在最后。`,
        `审批人只需知道时，选择“${flows.tellings.told}”：每位会收到通知，不计时限，超标的单据也不等待。`,
      ],
      picture: '审批流程列表，按查找顺序显示条件和审批人',
    },
    modes: {
      title: '多人审批的方式',
      lead: `一级有几位审批人时，在“${flows.fields.mode}”中选择：`,
      notes: [flows.modes.any, flows.modes.anyAgree, flows.modes.all, flows.modes.sequential, flows.modes.count],
      hint: `${flows.modes.any}；${flows.modes.all}；${flows.modes.sequential}；${flows.modes.count}。`,
    },
    silence: {
      title: '超时未决定',
      lead: `${flows.sections.silence}：${flows.silenceHint}`,
      notes: [
        `“${flows.silences.reject}”：到时结束，座位或房间释放。`,
        `“${flows.silences.approve}”：只适合符合标准的单据。`,
        `“${flows.silences.escalate}”：由审批人的上级决定。`,
        `“${flows.silences.remind}”：座位或房间保留到期后，订单仍会关闭。`,
      ],
      hint: `“${flows.silences.escalate}”适合多数情况；“${flows.silences.approve}”只适合符合标准的单据。${flows.silenceHint}`,
    },
    own: {
      title: '审批人是本人时',
      lead: `“${flows.owns.pass}”跳过这一级；“${flows.owns.up}”交给他的上级，避免自己批准自己。`,
      hint: `“${flows.owns.pass}”：这一级不再需要别人。“${flows.owns.up}”：避免自己批准自己的行程。`,
    },
    conditions: {
      title: '适用条件',
      lead: flows.conditionsHint,
      notes: [flows.regionsHint, flows.departmentsHint, `“${flows.fields.rules}”只对超标的单据有意义。`],
      hint: `${flows.conditionsHint}${flows.regionsHint}${flows.departmentsHint}`,
    },
    simulate: {
      title: '试算',
      lead: `在“${flows.parts.simulate}”中选择员工和单据，点击“${flows.simulate.ask}”，可以看到每条流程为什么符合或不符合，以及由谁审批。不会发送任何通知。`,
      picture: '试算：选择员工和单据，查看由谁审批',
    },
    delegates: {
      title: '委托',
      lead: `审批人不在时，可以在“${flows.parts.delegates}”中代他设置委托；员工自己在“${menu.items.profile}”的“${delegate.title}”中设置。`,
    },
  },
} satisfies ManualArticle
