-- wrk itself tells 50, 75, 90 and 99%.
function done(summary, latency)
  print('95% in microseconds: ' .. latency:percentile(95))
end
