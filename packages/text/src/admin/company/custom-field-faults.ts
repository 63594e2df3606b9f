// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './custom-field-faults.en'
import { text as zhCN } from './custom-field-faults.zh-CN'
import { text as zhTW } from './custom-field-faults.zh-TW'

export const companyCustomFieldFaultsText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
