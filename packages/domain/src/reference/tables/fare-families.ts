/**
 * What carriers call their fares abroad and what goes with them, as far as the project has read it; assumed. Columns: carrier, brand of the supply, the carrier's
 * own name, whether an ordinary seat is included or paid for, miles in percent of those flown, and what else: priority on board, a lounge.
 */
export const fareFamiliesOn = '2026-11-20'
export const fareFamilyTable = `
AF|light|Economy Light|paid|25|
AF|standard|Economy Standard|paid|50|
AF|flex|Economy Flex|included|100|priority
AF|businessSaver|Business Standard|included|125|priority lounge
AF|businessFlex|Business Flex|included|150|priority lounge
AF|firstFlex|La Première|included|200|priority lounge
AY|light|Economy Superlight|paid|25|
AY|standard|Economy Classic|paid|50|
AY|flex|Economy Flex|included|100|priority
AY|businessSaver|Business Classic|included|125|priority lounge
AY|businessFlex|Business Flex|included|200|priority lounge
BA|light|Economy Basic|paid|25|
BA|standard|Economy Standard|paid|50|
BA|flex|Economy Flex|included|100|priority
BA|businessSaver|Club World|included|150|priority lounge
BA|businessFlex|Club World Flex|included|250|priority lounge
BA|firstFlex|First|included|300|priority lounge
BR|light|Economy Discount|paid|50|
BR|standard|Economy Basic|paid|75|
BR|flex|Economy Up|included|100|priority
BR|businessSaver|Business Basic|included|125|priority lounge
BR|businessFlex|Business Up|included|150|priority lounge
CX|light|Economy Light|paid|25|
CX|standard|Economy Essential|paid|50|
CX|flex|Economy Flex|included|100|priority
CX|businessSaver|Business Essential|included|125|priority lounge
CX|businessFlex|Business Flex|included|150|priority lounge
CX|firstFlex|First Flex|included|175|priority lounge
DL|light|Main Basic|paid|0|
DL|standard|Main Classic|paid|100|
DL|flex|Main Extra|included|150|priority
DL|businessSaver|Delta One Classic|included|150|priority lounge
DL|businessFlex|Delta One Extra|included|200|priority lounge
EK|light|Economy Special|paid|25|
EK|standard|Economy Saver|paid|50|
EK|flex|Economy Flex Plus|included|100|priority
EK|businessSaver|Business Saver|included|125|priority lounge
EK|businessFlex|Business Flex Plus|included|175|priority lounge
EK|firstFlex|First Flex Plus|included|200|priority lounge
EY|light|Economy Basic|paid|25|
EY|standard|Economy Value|paid|50|
EY|flex|Economy Deluxe|included|100|priority
EY|businessSaver|Business Value|included|125|priority lounge
EY|businessFlex|Business Deluxe|included|175|priority lounge
EY|firstFlex|First Deluxe|included|200|priority lounge
JL|light|Economy Special|paid|30|
JL|standard|Economy Saver|paid|50|
JL|flex|Economy Flex|included|100|priority
JL|businessSaver|Business Saver|included|70|priority lounge
JL|businessFlex|Business Flex|included|125|priority lounge
JL|firstFlex|First Flex|included|150|priority lounge
KE|light|Economy Saver|paid|70|
KE|standard|Economy Standard|paid|80|
KE|flex|Economy Flex|included|100|priority
KE|businessSaver|Prestige Saver|included|125|priority lounge
KE|businessFlex|Prestige Flex|included|135|priority lounge
KE|firstFlex|First|included|200|priority lounge
KL|light|Economy Light|paid|25|
KL|standard|Economy Standard|paid|50|
KL|flex|Economy Flex|included|100|priority
KL|businessSaver|Business Standard|included|125|priority lounge
KL|businessFlex|Business Flex|included|150|priority lounge
LH|light|Economy Light|paid|50|
LH|standard|Economy Classic|paid|75|
LH|flex|Economy Flex|included|100|priority
LH|businessSaver|Business Saver|included|150|priority lounge
LH|businessFlex|Business Flex|included|200|priority lounge
LH|firstFlex|First Flex|included|300|priority lounge
LX|light|Economy Light|paid|50|
LX|standard|Economy Classic|paid|75|
LX|flex|Economy Flex|included|100|priority
LX|businessSaver|Business Saver|included|150|priority lounge
LX|businessFlex|Business Flex|included|200|priority lounge
LX|firstFlex|First Flex|included|300|priority lounge
MH|light|Economy Lite|paid|25|
MH|standard|Economy Value|paid|50|
MH|flex|Economy Flex|included|100|priority
MH|businessSaver|Business Basic|included|125|priority lounge
MH|businessFlex|Business Flex|included|150|priority lounge
OS|light|Economy Light|paid|50|
OS|standard|Economy Classic|paid|75|
OS|flex|Economy Flex|included|100|priority
OS|businessSaver|Business Saver|included|150|priority lounge
OS|businessFlex|Business Flex|included|200|priority lounge
QF|light|Economy Sale|paid|25|
QF|standard|Economy Saver|paid|50|
QF|flex|Economy Flex|included|100|priority
QF|businessSaver|Business Saver|included|125|priority lounge
QF|businessFlex|Business Flex|included|150|priority lounge
QF|firstFlex|First|included|200|priority lounge
QR|light|Economy Classic|paid|25|
QR|standard|Economy Convenience|paid|50|
QR|flex|Economy Comfort|included|100|priority
QR|businessSaver|Business Classic|included|125|priority lounge
QR|businessFlex|Business Elite|included|175|priority lounge
QR|firstFlex|First Elite|included|250|priority lounge
SQ|light|Economy Lite|paid|50|
SQ|standard|Economy Standard|paid|75|
SQ|flex|Economy Flexi|included|100|priority
SQ|businessSaver|Business Standard|included|125|priority lounge
SQ|businessFlex|Business Flexi|included|150|priority lounge
SQ|firstFlex|First Flexi|included|200|priority lounge
TG|light|Economy Saver|paid|25|
TG|standard|Economy Standard|paid|50|
TG|flex|Economy Full Flex|included|110|priority
TG|businessSaver|Royal Silk Saver|included|125|priority lounge
TG|businessFlex|Royal Silk Flexi|included|150|priority lounge
TG|firstFlex|Royal First|included|200|priority lounge
TK|light|EcoFly|paid|40|
TK|standard|ExtraFly|paid|70|
TK|flex|PrimeFly|included|100|priority
TK|businessSaver|BusinessFly|included|150|priority lounge
TK|businessFlex|BusinessPrime|included|200|priority lounge
UA|light|Basic Economy|paid|0|
UA|standard|Economy|paid|100|
UA|flex|Economy Flexible|included|100|priority
UA|businessSaver|Polaris Business|included|150|priority lounge
UA|businessFlex|Polaris Business Flexible|included|175|priority lounge
VN|light|Economy Super Lite|paid|10|
VN|standard|Economy Classic|paid|60|
VN|flex|Economy Flex|included|100|priority
VN|businessSaver|Business Classic|included|125|priority lounge
VN|businessFlex|Business Flex|included|150|priority lounge
`
