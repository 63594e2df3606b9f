export const text = {
  fromMissing: '请选择生效日期',
  accountMissing: '请填写代码',
  accountWrong: '代码只能使用字母、数字、点、横线和下划线，首尾须为字母或数字',
  ruleTwice: '与上面某条规则的条件相同，请保留一条',
  ledgerTwice: '该法人主体已设置账套',
}
