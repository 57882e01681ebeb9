-- Asks at a steady rate (`RATE` a second), as visitors do who do not wait for one another: each request has its moment, and
-- one whose moment has passed is sent at once. wrk itself asks again as soon as it is answered.
local ffi = require('ffi')
ffi.cdef [[
  typedef struct { long seconds; long nanoseconds; } moment;
  int clock_gettime(int clock, moment *now);
]]

local now = ffi.new('moment')
local gap = 1000 / tonumber(os.getenv('RATE'))
local due

local function milliseconds()
  ffi.C.clock_gettime(1, now)
  return tonumber(now.seconds) * 1000 + tonumber(now.nanoseconds) / 1000000
end

function delay()
  local clock = milliseconds()
  due = (due or clock) + gap
  return math.max(0, math.floor(due - clock + 0.5))
end

dofile('bench/wrk-p95.lua')
