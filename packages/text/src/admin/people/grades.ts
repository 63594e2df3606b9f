// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './grades.en'
import { text as zhCN } from './grades.zh-CN'
import { text as zhTW } from './grades.zh-TW'

export const peopleGradesText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
