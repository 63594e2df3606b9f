/** What carriers' rules and notices say of refunds and changes of international tickets. */
export const text = {
  involuntaryRefund: '航司变动了航班（非自愿），免收退票费，未使用部分全额退回',
  taxesOnlyRule: '仅退政府及机场税费，票款与航司附加费不退',
  between: '；',
}
