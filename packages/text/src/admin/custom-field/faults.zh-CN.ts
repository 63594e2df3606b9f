/** Why a field of the company is not saved. */
export const text = {
  nameMissing: '请填写字段名称',
  formMissing: '请至少选择一处显示位置',
  limitsCrossed: '上限不能小于下限',
  parentUnknown: '请选择仍在使用的上级列表',
  choicesMissing: '请至少填写一个选项',
  choiceNameMissing: '请填写每个选项的名称',
  choiceTwice: '有两个选项名称相同',
  choiceParentMissing: '请为每个选项填写上级选项，并与上级列表一致',
  beginningWrong: '默认值不符合该字段的要求',
  periodCrossed: '结束日期不能早于开始日期',
}
