/** IATA code, Chinese name, English name, size, seats by cabin (a usual layout of Chinese carriers). */
export const aircraftTypes = `
909|商飞C909|COMAC C909|small|Y90
919|商飞C919|COMAC C919|medium|C8 Y156
MA6|新舟60|Xian MA60|small|Y56
CR9|庞巴迪CRJ900|Bombardier CRJ900|small|Y89
CR7|庞巴迪CRJ700|Bombardier CRJ700|small|Y70
AT7|ATR 72|ATR 72-600|small|Y70
DH4|冲8-Q400|De Havilland Dash 8-400|small|Y78
E90|巴航工业E190|Embraer E190|small|C6 Y92
E95|巴航工业E195|Embraer E195|small|C6 Y112
290|巴航工业E190-E2|Embraer E190-E2|small|C6 Y98
295|巴航工业E195-E2|Embraer E195-E2|small|C8 Y120
221|空客A220-100|Airbus A220-100|small|C8 Y102
223|空客A220-300|Airbus A220-300|medium|C8 Y127
318|空客A318|Airbus A318|small|C8 Y100
319|空客A319|Airbus A319|medium|C8 Y120
31N|空客A319neo|Airbus A319neo|medium|C8 Y128
320|空客A320|Airbus A320|medium|C8 Y150
32N|空客A320neo|Airbus A320neo|medium|C8 Y158
321|空客A321|Airbus A321|medium|C12 Y173
32Q|空客A321neo|Airbus A321neo|medium|C12 Y185
332|空客A330-200|Airbus A330-200|large|C30 Y207
333|空客A330-300|Airbus A330-300|large|C36 Y265
339|空客A330-900|Airbus A330-900|large|C29 W21 Y231
343|空客A340-300|Airbus A340-300|large|C30 Y225
359|空客A350-900|Airbus A350-900|large|C32 W24 Y256
351|空客A350-1000|Airbus A350-1000|large|C46 W32 Y256
388|空客A380|Airbus A380-800|large|F8 C70 Y428
733|波音737-300|Boeing 737-300|medium|Y140
73G|波音737-700|Boeing 737-700|medium|C8 Y126
738|波音737-800|Boeing 737-800|medium|C8 Y162
739|波音737-900|Boeing 737-900|medium|C12 Y167
7M8|波音737 MAX 8|Boeing 737 MAX 8|medium|C8 Y168
7M9|波音737 MAX 9|Boeing 737 MAX 9|medium|C16 Y162
744|波音747-400|Boeing 747-400|large|F10 C42 Y292
748|波音747-8|Boeing 747-8|large|F12 C54 W66 Y233
752|波音757-200|Boeing 757-200|medium|C12 Y172
763|波音767-300|Boeing 767-300|large|C30 Y195
772|波音777-200|Boeing 777-200|large|C49 Y296
77L|波音777-200LR|Boeing 777-200LR|large|C42 Y230
77W|波音777-300ER|Boeing 777-300ER|large|F8 C42 W36 Y227
788|波音787-8|Boeing 787-8|large|C36 Y177
789|波音787-9|Boeing 787-9|large|C30 W34 Y229
781|波音787-10|Boeing 787-10|large|C32 W28 Y261
`
