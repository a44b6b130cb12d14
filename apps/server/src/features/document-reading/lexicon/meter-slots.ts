import { oneLine } from '../../../platform/text.ts';
import { type Slot, slot } from './slot.ts';

export const meterSlots: readonly Slot[] = [
  slot(
    'currentPeriodUsage',
    'quantity',
    oneLine`
      Consumption|Total Consumption|kWh Used|KWH|Usage|Actual Consumption|Billed Consumption|Konsumo|
      Current Consumption|Energy Consumption|Total kWh Used|Cu.M. Used|Cubic Meter Used|Cubic Meters Used|
      Consumption (kWh)|Consumption (cu.m.)|Consumption (cu m)|Consumption cubic meter|kWh Consumption|Total kWh|
      Total kWh Consumption|Total Usage|Water Consumption|Volume|Billed kWh|Billed Volume|Actual kWh|Nakonsumo|
      Used|kWh Consumed|Cu.M. Consumed|Current Usage|Total Cu.M.|Difference|Energy Used|Usage (kWh)|Usage (cu.m.)|
      Usage (cum)|Kabuuang Konsumo|Water Used|Energy Usage|Current Period Usage|CuM Used|Cons|Cons (cum)|
      Registered Consumption|Consumption (CBM)|Consumption (Cu. M.)|Consumption in cu.m.|Consumption in kWh|
      Consumption (m3)|Consumption this Month|Current Month Consumption|Current Month Usage|
      This Month Consumption|This Month's Consumption|This Month's Usage|Consumption for the Month|
      Consumption for this Month|Consumption for this Period|Period Consumption|Billed Consumption (kWh)|
      Billing Consumption|Net Consumption|Net kWh|Metered Consumption|Measured Consumption|Meter Consumption|
      Monthly Consumption|Total Consumption (kWh)|Total Consumption (cu.m.)|Actual Usage|Actual kWh Consumption|
      kWh Usage|kWh Billed|kWh Cons|kWh Consumption (Actual)|Kilowatt Hours Used|Kilowatt-hours|Kilowatthour|
      Kilowatt Hour|Energy (kWh)|Energy Used (kWh)|Energy Consumed|Energy Consumed (kWh)|Electricity Used|
      Electricity Usage|Electricity Consumption|Electric Consumption|Power Consumption|Power Used|Cubic Meter|
      Cubic Meters|Cu M|Cum|CBM|Cubic Meters Consumed|Cu M Used|Cu M Consumed|CUM Consumption|CBM Used|
      CBM Consumption|m3 Used|Volume Used|Volume (cu.m.)|Volume Consumed|Volume in cu.m.|Water Volume|Water Usage|
      Water Consumed|Units Used|Units Consumed|Units|No of Units|Usage this Month|Usage for the Month|
      Usage for this Period|Usage this Period|Your Usage|Your Consumption|You Used|Your Usage this Month|Qty Used|
      Quantity Used|Konsumo (kWh)|Konsumo (cu.m.)|Konsumo sa Buwang Ito|Konsumo Ngayong Buwan|
      Kasalukuyang Konsumo|Nagamit|Nagamit na kWh|Nagamit na Tubig|Nagamit na Kuryente|Kabuuang Nagamit|Gamit|
      Actual Cons|Cons (kWh)|Cons (cu.m.)|Diff|Total Used`,
  ),
  slot(
    'previousReading',
    'quantity',
    oneLine`
      Previous Reading|Prev Reading|Previous Rdg|Last Reading|Prev Rdg|Nakaraang Basa|Previous|
      Previous Meter Reading|Prev|Reading Previous|Past Reading|Start Reading|Nakaraang Pagbasa|Old Reading|
      Meter Before|Reading Before|Beginning Reading|Prior Reading|Previous (kWh)|Previous (cu.m.)|
      Last Meter Reading|Previous Rdg.|Previous Read|Prev Read|Previous Meter Rdg|Prev Meter Reading|
      Prev Meter Rdg|Prev Mtr Rdg|Previous Meter|Previous Index|Previous Dial|Previous Dial Reading|
      Previous Reading (kWh)|Previous Reading (cu.m.)|Previous Rdg (cu.m.)|Past Rdg|Prior Rdg|Last Rdg|Last Read|
      Last Meter Rdg|Last Month Reading|Last Month's Reading|Previous Month Reading|Previous Month's Reading|
      Reading Last Month|Reading Before|Beginning Rdg|Beginning|Begin Reading|Initial Reading|Opening Reading|
      Opening Meter Reading|Opening Rdg|Starting Reading|Start Rdg|Start Meter|From Reading|Reading From|
      Meter Last Time|Previous Meter Read|Old Rdg|Old Meter Reading|Dating Basa|Dating Reading|Nakaraan|
      Nakaraang Reading|Nakaraang Basa ng Metro|Huling Basa|Nauna|Naunang Basa`,
  ),
  slot(
    'presentReading',
    'quantity',
    oneLine`
      Present Reading|Current Reading|Pres Reading|Present Rdg|Pres Rdg|Kasalukuyang Basa|Present|
      Present Meter Reading|Current Meter Reading|Current Rdg|Reading Present|New Reading|End Reading|
      Kasalukuyang Pagbasa|Latest Reading|Ending Reading|Present (kWh)|Present (cu.m.)|Curr Reading|Pres|
      Present Rdg.|Present Read|Pres Read|Present Meter Rdg|Pres Meter Reading|Pres Mtr Rdg|Present Meter|
      Present Index|Present Dial Reading|Present Reading (kWh)|Present Reading (cu.m.)|Current Reading (kWh)|
      Current Reading (cu.m.)|Current Read|Curr Read|Curr Rdg|Current Meter|Current Meter Rdg|Current Index|
      Current|Current Month Reading|This Month Reading|This Month's Reading|Reading This Month|Reading Now|
      Reading Today|Reading Current|Latest Rdg|Latest Meter Reading|Latest Read|New Rdg|New Meter Reading|Ending|
      Ending Rdg|End Rdg|End Meter|Final Reading|Closing Reading|Closing Rdg|Closing Meter Reading|To Reading|
      Reading To|Meter Today|Meter Now|Kasalukuyan|Kasalukuyang Reading|Kasalukuyang Basa ng Metro|Ngayong Basa|
      Bagong Basa|Basa Ngayon|Present Meter Read|Actual Reading`,
  ),
];
